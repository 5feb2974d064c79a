import { buildApp, loadConfig } from '../src/app.ts';
import { serveMeasured } from './measured-process.ts';

// The backend as it is, in the process that is measured.
await serveMeasured(await buildApp(loadConfig()));
