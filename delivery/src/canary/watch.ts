import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AskApi } from '../gateway/first-page.ts';
import { flipBack } from '../release/intents.ts';
import type { Pointer } from '../release/registry.ts';
import type { ReleaseStore } from '../release/store.ts';
import { isWorse, triesOf, type Vitals } from './judge.ts';

const EVERY_MS = 5_000;
const WHO = 'canary watcher';
const NOTHING_YET: Vitals = { loads: 0, failures: 0 };

const Answer = z.object({
  data: z.object({ vitals: z.array(z.object({ version: z.string(), loads: z.number(), failures: z.number() })) }),
});

interface WatchOptions {
  store: ReleaseStore;
  askApi: AskApi;
  everyMs?: number;
}

/** Reads how the releases of an area have done since a moment, by version. */
async function readVitals(askApi: AskApi, area: string, since: string): Promise<Map<string, Vitals>> {
  const call = `areas/vitals?${new URLSearchParams({ area, since })}`;
  const answer = await askApi(call, { lang: 'en', currency: 'SAR', ip: '127.0.0.1' });
  if (answer?.status !== 200) throw new Error(`The API answered ${answer?.status} to ${call}.`);
  const { vitals } = Answer.parse(answer.body).data;
  return new Map(vitals.map(({ version, ...rest }) => [version, rest]));
}

const figures = (vitals: Vitals) => `${vitals.failures} of ${triesOf(vitals)}`;

/** Takes a canary back when it has done worse than what the others get. Gives the reason then, else null. */
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
 * Looks after canaries while the app runs: one that does worse than the current release is taken back. Any number of
 * processes may do this; the registry lets one of them be first. What is told of
 * the shell comes from a script of its own (shell-watch).
 */
export const canaryWatch: FastifyPluginAsync<WatchOptions> = async (app, options) => {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  const lookAt = async (name: string, pointer: Pointer) => {
    const reason = await judge(options, name, pointer);
    if (reason) app.log.warn({ area: name }, `Flipped back: ${reason}`);
  };

  const look = async () => {
    const { releases } = await options.store.readRegistry();
    options.store.takeProblems().forEach((problem) => app.log.error(problem));
    for (const [name, pointer] of Object.entries(releases)) {
      await lookAt(name, pointer).catch((error: unknown) =>
        app.log.error(error, `The canary of ${name} is not watched.`),
      );
    }
  };

  const lookAgain = () => {
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => app.log.error(error, 'Canaries are not watched.'))
        .then(lookAgain);
    }, options.everyMs ?? EVERY_MS);
    timer.unref();
  };

  app.addHook('onReady', async () => lookAgain());
  // Not onClose: the last look still needs what the app has open.
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    await looking;
    clearTimeout(timer);
  });
};
