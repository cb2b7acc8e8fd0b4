// Something that must be fetched is asked for until it comes: a server that was just restarted refuses the first time.
import { pause } from "./live";

interface Trying {
  /** Whether anybody still waits for it. */
  wanted: () => boolean;
  /** Told of the first failure only. */
  complain: (error: unknown) => void;
  wait?: (milliseconds: number) => Promise<void>;
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What `load` brings in the end; null once nobody wants it any more. */
export async function persist<T>(
  load: () => Promise<T>,
  { wanted, complain, wait = rest }: Trying,
): Promise<T | null> {
  for (let attempt = 0; wanted(); attempt++) {
    try {
      return await load();
    } catch (error) {
      if (attempt === 0) complain(error);
      await wait(pause(attempt));
    }
  }
  return null;
}
