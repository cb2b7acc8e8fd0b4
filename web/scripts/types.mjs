// Writes src/shell/schema.d.ts from the server's OpenAPI, and src/games/*/view.d.ts from the games' field tables. PYTHON names the Python that has Bailiwick installed.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const web = fileURLToPath(new URL("..", import.meta.url));
const ours = join(web, "..", ".venv", "bin", "python");
const python = process.env.PYTHON ?? (existsSync(ours) ? ours : "python3");
const program = `
import json, sys
from pathlib import Path
from bailiwick.table.app import create_app
from bailiwick.table.settings import Settings
print(json.dumps(create_app(Settings(folder=Path(sys.argv[1]))).openapi()))
`;

const data = mkdtempSync(join(tmpdir(), "bailiwick-types-"));
try {
  const schema = execFileSync(python, ["-c", program, data], { encoding: "utf-8", maxBuffer: 1 << 26 });
  writeFileSync(
    join(web, "src/shell/schema.d.ts"),
    astToString(await openapiTS(JSON.parse(schema), { defaultNonNullable: false })),
  );
  execFileSync(python, ["-m", "tests.schemas", "--types"], { cwd: join(web, "..") });
} finally {
  rmSync(data, { recursive: true });
}
