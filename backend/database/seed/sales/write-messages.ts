import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../src/database/database.ts';
import type { FileStore } from '../../../src/files/file-store.ts';
import { UploadedFile } from '../../../src/files/uploaded-file.ts';
import { createAnswerTimes } from '../../../src/modules/sales/messages/answer-times.ts';
import { createThreads } from '../../../src/modules/sales/messages/service.ts';
import { createThreadModeration } from '../../../src/modules/sales/messages/moderation.ts';
import type { ThreadScope } from '../../../src/modules/sales/messages/scope.ts';
import type { SessionUser } from '../../../src/plugins/session.ts';
import { sql } from '../../../src/sql/sql.ts';
import { adminId, vendorUserId } from '../people-rows/people-rows.ts';

/** The demo vendor, who has all conversations. */
const VENDOR = 1;

const memberOf = (vendorId: number | null): SessionUser => ({
  id: vendorId === null ? adminId : vendorUserId(vendorId),
  role: vendorId === null ? 1 : 2,
  vendorId,
  vendorActive: vendorId === null ? null : 1,
  permissions: [],
});

const vendor = memberOf(VENDOR);
const store: ThreadScope = { side: 'vendor', userId: vendor.id, vendorId: VENDOR, actor: vendor };

interface SubOrder {
  id: number;
  user_id: number;
  image_key: string;
}

/**
 * Six conversations of the demo vendor: waiting, answered, with a picture, in Arabic, disputed, and decided. Their times lie
 * before the demo begins, and nobody is mailed about them.
 * @param pictures the folder with the public pictures of the demo
 */
export async function writeMessages(
  database: Database,
  { files, pictures }: { files: FileStore; pictures: string },
): Promise<void> {
  const threads = createThreads({ database, files });
  const moderation = createThreadModeration(database);
  const orders = await database.query<SubOrder>(sql`
    SELECT DISTINCT ON (part.user_id) part.id, part.user_id, i.image_key
    FROM vendor_orders part JOIN order_items i ON i.vendor_order_id = part.id AND i.image_key IS NOT NULL
    WHERE part.vendor_id = ${VENDOR} AND order_is_sent(part.status)
      AND coalesce(part.completed_at, now()) > now() - interval '60 days'
    ORDER BY part.user_id, part.id DESC LIMIT 6`);

  const next = () => {
    const order = orders.shift();
    if (!order) throw new Error('The demo has too few orders.');
    const buyer: ThreadScope = { side: 'buyer', userId: order.user_id };
    const say =
      (scope: ThreadScope) =>
      (body: string, attached: UploadedFile[] = []) =>
        threads.send(scope, order.id, { body, files: attached }, null);
    const dispute = (reason: string) => threads.dispute(buyer, order.id, reason);
    /** Moves the conversation into the past. */
    const began = (hours: number) => {
      const ago = sql`${hours} * interval '1 hour'`;
      return database.query(sql`
        WITH moved AS (
          UPDATE threads SET created_at = created_at - ${ago}, updated_at = updated_at - ${ago},
            waits_since = waits_since - ${ago}, disputed_at = disputed_at - ${ago}, resolved_at = resolved_at - ${ago},
            buyer_mailed_at = now(), vendor_mailed_at = now(), reminded_at = CASE WHEN waits_for = 'vendor' THEN now() END
          WHERE vendor_order_id = ${order.id} RETURNING id
        )
        UPDATE thread_messages m SET created_at = m.created_at - ${ago} FROM moved WHERE m.thread_id = moved.id`);
    };
    return { order, ask: say(buyer), answer: say(store), dispute, began };
  };

  const waiting = next();
  await waiting.ask('Is the date on the box the last day of use, or the day it was made?');
  await waiting.began(30);

  const answered = next();
  await answered.ask('Do you also have these in size L?');
  await answered.answer('Yes, from next week on. We will keep two boxes for you.');
  await answered.began(52);

  const pictured = next();
  const content = await readFile(path.join(pictures, `${pictured.order.image_key}-640.webp`));
  await pictured.ask('One corner of the box was open, see the picture. Is the content still sterile?', [
    new UploadedFile('box.webp', content),
  ]);
  await pictured.answer('Each item has its own sealed wrap, so it is. Please send us one back if a wrap is torn.');
  await pictured.began(76);

  const arabic = next();
  await arabic.ask('متى تصل الشحنة؟ أحتاجها قبل يوم الأحد.');
  await arabic.began(3);

  const disputed = next();
  await disputed.ask('Half of the order is missing.');
  await disputed.answer('We packed everything. Please call us on 0501234567.');
  await disputed.dispute('The store does not answer here, and half of the order is missing.');
  await disputed.began(20);

  const decided = next();
  await decided.ask('The thermometer does not switch on.');
  await decided.dispute('I have waited for an answer for a week.');
  const { id } = await threadOf(database, decided.order.id);
  await moderation.open(memberOf(null), id, { reason: '' });
  await moderation.resolve(memberOf(null), id, {
    text: 'Please request a return with the reason “damaged”. The store has agreed to refund it in full.',
    updated_at_seen: undefined,
  });
  await decided.began(24 * 9);
  await createAnswerTimes(database)();
}

const threadOf = async (database: Database, orderId: number): Promise<{ id: number }> => {
  const row = await database.first<{ id: number }>(sql`SELECT id FROM threads WHERE vendor_order_id = ${orderId}`);
  return row ?? { id: 0 };
};
