// npm run new-area -- clinic: installs what is missing and runs the generator in delivery/generators.
import { install, run, say } from './steps.mjs';

say('Creating an area. Missing or outdated packages are installed first, which takes a minute or two.');
await install();
process.exitCode = await run('npx', ['nx', 'generate', '@balsam/delivery:new-area', ...process.argv.slice(2)]);
