// npm run release -- …: the commands that release and operate shell and areas. docs/operations/releases.md explains them.
import { RELEASES } from '../release/paths.ts';
import { openReleaseStore } from '../release/store.ts';
import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  store: openReleaseStore(RELEASES, process.env),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
