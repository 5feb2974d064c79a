// npm run <command> -- …: the commands that release and operate shell and areas. docs/OPERATIONS.md explains them.
import { RELEASES } from '../paths.ts';
import { createReleaseStore } from '../release/store.ts';
import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  store: createReleaseStore(RELEASES),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
