import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { CallBackend } from '../gateway/first-page.ts';
import { flipBack } from '../release/intents.ts';
import type { Pointer } from '../release/registry.ts';
import type { ReleaseStore } from '../release/store.ts';
import { isWorse, triesOf, type Vitals } from './judge.ts';

const EVERY_MS = 5_000;
const WHO = 'canary watcher';
const NOTHING_YET: Vitals = { loads: 0, failures: 0 };

const VitalsResponse = z.object({
  data: z.object({ vitals: z.array(z.object({ version: z.string(), loads: z.number(), failures: z.number() })) }),
});

interface WatchOptions {
  store: ReleaseStore;
  askApi: CallBackend;
  everyMs?: number;
}

/** Reads the load and failure counts of an area's releases since a moment, by version. */
async function readVitals(askApi: CallBackend, area: string, since: string): Promise<Map<string, Vitals>> {
  const call = `areas/vitals?${new URLSearchParams({ area, since })}`;
  const response = await askApi(call, { lang: 'en', currency: 'SAR', ip: '127.0.0.1' });
  if (response?.status !== 200) throw new Error(`The API returned ${response?.status} for ${call}.`);
  const { vitals } = VitalsResponse.parse(response.body).data;
  return new Map(vitals.map(({ version, ...rest }) => [version, rest]));
}

const figures = (vitals: Vitals) => `${vitals.failures} of ${triesOf(vitals)}`;

/** Rolls a canary back if it is worse than the current release. Returns the reason, or null. */
async function judge({ store, askApi }: WatchOptions, name: string, pointer: Pointer): Promise<string | null> {
  const { current, canary } = pointer;
  if (!canary) return null;
  const vitals = await readVitals(askApi, name, canary.since);
  const ofCanary = vitals.get(canary.version) ?? NOTHING_YET;
  const ofCurrent = vitals.get(current) ?? NOTHING_YET;
  if (!isWorse(ofCanary, ofCurrent)) return null;
  const reason = `canary ${canary.version} failed ${figures(ofCanary)} loads, ${current} ${figures(ofCurrent)}`;
  return (await flipBack(store, name, canary.version, { who: WHO, reason })) && reason;
}

/**
 * Watches canaries while the app runs and rolls back those that are worse than the current release. Any number of
 * processes may run it: the registry lets one of them act. Reports on the shell come from its own script (shell-watch).
 */
export const canaryWatch: FastifyPluginAsync<WatchOptions> = async (app, options) => {
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();

  const checkCanary = async (name: string, pointer: Pointer) => {
    const reason = await judge(options, name, pointer);
    if (reason) app.log.warn({ area: name }, `Rolled back: ${reason}`);
  };

  const checkAll = async () => {
    const { releases } = await options.store.readRegistry();
    options.store.takeProblems().forEach((problem) => app.log.error(problem));
    for (const [name, pointer] of Object.entries(releases)) {
      await checkCanary(name, pointer).catch((error: unknown) =>
        app.log.error(error, `The canary of ${name} could not be checked.`),
      );
    }
  };

  const scheduleCheck = () => {
    timer = setTimeout(() => {
      checking = checkAll()
        .catch((error: unknown) => app.log.error(error, 'The canaries could not be checked.'))
        .then(scheduleCheck);
    }, options.everyMs ?? EVERY_MS);
    timer.unref();
  };

  app.addHook('onReady', async () => scheduleCheck());
  // Not onClose: a check in progress still needs the app's open resources.
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    await checking;
    clearTimeout(timer);
  });
};
