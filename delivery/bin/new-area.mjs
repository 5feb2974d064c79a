// npm run new-area -- clinic: the generator of delivery/generators, with everything installed that it needs.
import { install, run } from './steps.mjs';

await install();
process.exitCode = await run('npx', ['nx', 'generate', '@balsam/delivery:new-area', ...process.argv.slice(2)]);
