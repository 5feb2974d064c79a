import { channel } from 'node:diagnostics_channel';
import type { TestEvent } from 'node:test/reporters';

/** What the tests of this process have come to, event by event: the reporter speaks, the runner listens. */
export const testEvents = channel('balsam:test-events');

/** Reporter of a process that judges mutants. It prints nothing. */
export default async function* publishEvents(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    testEvents.publish(event);
    yield '';
  }
}
