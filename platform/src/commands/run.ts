// npm run release -- …: commands to release and operate the shell and the areas. See docs/operations/releases.md.
import { RELEASES } from '../release/paths.ts';
import { openReleaseStore } from '../release/store.ts';
import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  store: openReleaseStore(RELEASES, process.env),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
