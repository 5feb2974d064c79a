import { mkdir, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runFiles } from '../../backend/test/support/run-files.ts';

// npm test -w @balsam/platform [-- part of a file's path …]

const PACKAGE = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['bin', 'build', 'lint', 'production', 'src'];

/**
 * Two, so that tests waiting for nginx or a process do not block the rest; each further process would load everything
 * again.
 */
const PROCESSES = Math.min(2, os.availableParallelism());

/** Slow folders start first, so that none runs alone at the end. */
const LONGEST = ['bin/', 'build/', 'production/'];
const byLength = (file: string) => (LONGEST.some((folder) => file.startsWith(folder)) ? 0 : 1);

const say = (text: string) => console.log(`platform tests: ${text}`);

const findFiles = async (): Promise<string[]> => {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(path.join(PACKAGE, folder), { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  const tests = lists.flat().filter((file) => /\.test\.m?[jt]s$/.test(file));
  return tests.sort().sort((left, right) => byLength(left) - byLength(right));
};

const choose = async (parts: readonly string[]): Promise<string[]> => {
  const files = await findFiles();
  const chosen = parts.length > 0 ? files.filter((file) => parts.some((part) => file.includes(part))) : files;
  if (chosen.length === 0) throw new Error(`No test file has ${parts.join(' or ')} in its path.`);
  return chosen;
};

const main = async () => {
  const files = await choose(process.argv.slice(2));
  const results = await runFiles(
    files.map((file) => path.join(PACKAGE, file)),
    { room: PACKAGE, processes: Math.min(PROCESSES, files.length), env: {} },
  );
  const timings = results.map(({ file, ms }) => ({ name: `platform/${file}`, ms }));
  await mkdir(path.join(PACKAGE, 'test-results'), { recursive: true });
  await writeFile(path.join(PACKAGE, 'test-results/node.json'), JSON.stringify(timings));
  const broken = results.filter(({ failed }) => failed > 0);
  for (const { file } of broken) say(`FAILED. To repeat: npm test -w @balsam/platform -- ${file}`);
  say(`${results.length} of ${files.length} files`);
  if (broken.length > 0 || results.length < files.length) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(`platform tests: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
