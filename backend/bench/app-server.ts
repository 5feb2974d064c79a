import { buildApp, loadConfig } from '../src/app.ts';
import { requestContext } from '../src/tracing/request-context.ts';
import { serveMeasured } from './measured-process.ts';

// The backend as it is, in the process that is measured, but that its statements are counted.
const app = await buildApp(loadConfig());

let statements = 0;
const counter = app.metrics.database;
const count = counter.statement;
counter.statement = (seconds) => {
  // What the process does by itself belongs to no request.
  if (requestContext.getStore()) statements += 1;
  count(seconds);
};

await serveMeasured(app, { statements: () => statements });
