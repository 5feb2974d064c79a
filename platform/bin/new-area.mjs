// npm run new-area -- clinic: installs what is missing and runs the generator in platform/generators.
import { install, run, say } from './steps.mjs';

say('Creating an area. Missing or outdated packages are installed first, which takes a minute or two.');
await install();
process.exitCode = await run('npx', ['nx', 'generate', '@balsam/platform:new-area', ...process.argv.slice(2)]);
