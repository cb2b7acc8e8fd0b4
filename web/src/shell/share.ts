// What two messages have in common is kept as the same objects, so that only what really changed is drawn again.

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** `next` as it is, but with every part that equals the same part of `old` taken from there. Both are plain JSON. */
export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next) || !isParts(old) || !isParts(next) || Array.isArray(old) !== Array.isArray(next))
    return next;
  const names = Object.keys(next);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = share(old[name], next[name]);
    (next as Parts)[name] = part;
    same &&= part === old[name] && name in old;
  }
  return same ? (old as T) : next;
}
