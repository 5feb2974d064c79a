// npm run new-area -- clinic: the generator of delivery/generators, with everything installed that it needs.
import { install, run, say } from './steps.mjs';

say('Making an area. Packages that are missing or outdated are installed first, which takes a minute or two.');
await install();
process.exitCode = await run('npx', ['nx', 'generate', '@balsam/delivery:new-area', ...process.argv.slice(2)]);
