import path from 'node:path';
import { createFindings, type Context, type Result } from './scenario.ts';
import { ENGINES, type Engine } from './shop.ts';

/** Context of a run on one engine; its messages and failures name the engine. */
export interface EngineContext extends Context {
  readonly engine: Engine;
  readonly findings: ReturnType<typeof createFindings>;
}

/**
 * Runs a scenario on PostgreSQL, then on the embedded database.
 * @param run returns the measurements as one sentence for the report
 */
export async function onBothEngines(context: Context, run: (own: EngineContext) => Promise<string>): Promise<Result> {
  const figures: Record<string, string> = {};
  const failures: string[] = [];
  for (const engine of ['postgres', 'pglite'] as const) {
    const findings = createFindings();
    const say = (line: string) => context.say(`${ENGINES[engine]}: ${line}`);
    figures[ENGINES[engine]] = await run({
      ...{ ...context, engine, findings, say },
      folder: path.join(context.folder, engine),
    });
    failures.push(...findings.failures.map((failure) => `On ${ENGINES[engine]}: ${failure}`));
  }
  return { passed: failures.length === 0, figures, failures };
}
