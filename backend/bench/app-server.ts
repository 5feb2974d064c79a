import { buildApp, loadConfig } from '../src/app.ts';
import { requestContext } from '../src/tracing/request-context.ts';
import { serveMeasured } from './measured-process.ts';

// The measured backend: unchanged, except that it counts SQL statements.
const app = await buildApp(loadConfig());

let statements = 0;
const counter = app.metrics.database;
const count = counter.statement;
counter.statement = (seconds) => {
  // Statements of background work do not count.
  if (requestContext.getStore()) statements += 1;
  count(seconds);
};

await serveMeasured(app, { statements: () => statements });
