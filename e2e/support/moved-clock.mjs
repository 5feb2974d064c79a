// Moves the clock of a server, and of the database inside it: `node --import ./moved-clock.mjs`, with CLOCK_DAYS in the environment.
const offset = Number(process.env.CLOCK_DAYS) * 86_400_000;
const later = () => Original.now() + offset;
const Original = Date;

globalThis.Date = new Proxy(Original, {
  apply: () => new Original(later()).toString(),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [later()] : args, newTarget),
  get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
});
