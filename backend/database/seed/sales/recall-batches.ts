import type { Database } from '../../../src/database/database.ts';
import { createRecallCases } from '../../../src/modules/sales/recalls/cases.ts';
import type { RecallForm } from '../../../src/modules/sales/recalls/schemas.ts';
import { createRecallService, type RecallActor } from '../../../src/modules/sales/recalls/service.ts';
import { sql } from '../../../src/sql/sql.ts';
import { daysBefore } from '../moments.ts';
import { adminId } from '../people-rows/people-rows.ts';

/** Most buyers of the closed recall whose batch is not known, and the days since it was opened and closed. */
const PEOPLE = 31;
const OPENED_DAYS = 12;
const CLOSED_DAYS = 2;

/** Goods of the closed recall: test strips, needles and the like of a vendor. */
const VENDOR = 2;
const CATEGORIES = ['diabetes-care', 'injection-and-infusion'];

/** Vendor of the journeys, whose goods and orders stay as they are. */
const MAIN_VENDOR = 1;

type Scope = Pick<RecallForm, 'product_ids' | 'lot_ids' | 'sold_from'>;

type Texts = Omit<RecallForm, keyof Scope>;

const admin: RecallActor = {
  vendorId: null,
  actor: { id: adminId, role: 1, vendorId: null, vendorActive: null, permissions: [] },
};

const leakyPacks = {
  severity: 'II',
  authority: 'SFDA',
  authority_ref: 'FSN-2026-118',
  action: 'return',
  title: 'Medical supplies in packs that are not tight',
  title_arabic: 'مستلزمات طبية في عبوات غير محكمة الإغلاق',
  reason:
    'Packs of these batches may not be tight. Moist test strips show too much sugar, and needles may not be sterile.',
  reason_arabic:
    'قد تكون عبوات هذه التشغيلات غير محكمة الإغلاق. الشرائط الرطبة تُظهر سكرًا أعلى من الواقع، وقد لا تكون الإبر معقّمة.',
  instruction: 'Do not use them. Send them back free of charge; you get new ones.',
  instruction_arabic: 'لا تستخدمها. أعدها إلينا مجانًا وستحصل على غيرها.',
} as const;

const wrongLeaflet = {
  severity: 'III',
  authority: 'manufacturer',
  authority_ref: 'M-2207',
  action: 'check',
  title: 'Leaflet of another product in the box',
  title_arabic: 'نشرة منتج آخر داخل العبوة',
  reason: 'Some boxes of this batch contain the leaflet of another product. The goods themselves are right.',
  reason_arabic: 'تحتوي بعض عبوات هذه التشغيلة على نشرة منتج آخر. أما المنتج نفسه فسليم.',
  instruction: 'Check the leaflet. If it names another product, throw it away and write to us for the right one.',
  instruction_arabic: 'تحقّق من النشرة. إذا كانت لمنتج آخر فتخلّص منها وراسلنا لنرسل إليك النشرة الصحيحة.',
} as const;

/**
 * Sold-out batches of a vendor, with sales before batches were tracked: those of the newest buyers. All their parcels
 * have arrived, so that no stock and no open order changes.
 */
const soldOut = async (database: Database, now: Date): Promise<Scope> => {
  const scope = await database.first<Scope>(sql`
    WITH product AS (
      SELECT p.id FROM products p JOIN categories c ON c.id = p.category_id AND c.slug = ANY(${CATEGORIES}::text[])
      WHERE p.vendor_id = ${VENDOR} AND p.tracks_lots AND NOT EXISTS (SELECT FROM lots WHERE product_id = p.id AND remainder)
    ), line AS (
      SELECT item.product_id, part.user_id, item.lots_tracked, part.placed_at, item.id AS item_id,
        order_is_completed(part.status) AND (SELECT max(created_at) FROM order_status_history WHERE vendor_order_id = part.id)
          < ${daysBefore(now, OPENED_DAYS)} AS has_arrived
      FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id
      WHERE item.product_id IN (SELECT id FROM product) AND part.placed_at IS NOT NULL AND NOT order_is_cancelled(part.status)
    ), lot AS (
      SELECT l.id, l.product_id FROM lots l JOIN order_item_lots taken ON taken.lot_id = l.id AND taken.given_back_at IS NULL
      JOIN line ON line.item_id = taken.order_item_id
      WHERE l.stop = 'empty' GROUP BY l.id HAVING bool_and(line.has_arrived)
    ), chosen AS (SELECT DISTINCT product_id FROM lot
    ), sale AS (
      SELECT user_id, placed_at, NOT lots_tracked AS is_unknown FROM line
      WHERE product_id IN (SELECT product_id FROM chosen)
        AND (NOT lots_tracked OR item_id IN (
          SELECT order_item_id FROM order_item_lots WHERE lot_id IN (SELECT id FROM lot) AND given_back_at IS NULL))
    ), buyer AS (
      SELECT user_id, max(CASE WHEN is_unknown THEN placed_at ELSE 'infinity' END) AS at FROM sale GROUP BY user_id
    )
    SELECT ARRAY(SELECT product_id FROM chosen ORDER BY product_id) AS product_ids, ARRAY(SELECT id FROM lot ORDER BY id) AS lot_ids,
      (SELECT (at AT TIME ZONE 'Asia/Riyadh')::date::text FROM (SELECT at FROM buyer ORDER BY at DESC LIMIT ${PEOPLE}) AS newest
        ORDER BY at LIMIT 1) AS sold_from`);
  if (!scope || scope.lot_ids.length === 0) throw new Error('The demo has too few sold-out batches.');
  return scope;
};

/** Two batches of another vendor, each in one open parcel; their products have further batches for sale. */
const inOpenParcels = async (database: Database): Promise<Scope> => {
  const lots = await database.query<{ id: number; product_id: number }>(sql`
    WITH fit AS (
      SELECT l.id, l.product_id, p.vendor_id, l.on_hand FROM lots l JOIN products p ON p.id = l.product_id
      JOIN order_item_lots taken ON taken.lot_id = l.id AND taken.given_back_at IS NULL
      JOIN order_items item ON item.id = taken.order_item_id JOIN vendor_orders part ON part.id = item.vendor_order_id
      JOIN users u ON u.id = part.user_id
      WHERE p.vendor_id NOT IN (${MAIN_VENDOR}, ${VENDOR}) AND NOT l.remainder AND EXISTS (
        SELECT FROM lots other WHERE other.product_id = p.id AND other.variant_id IS NOT DISTINCT FROM l.variant_id
          AND other.id <> l.id AND other.stop IS NULL AND other.on_hand >= 5)
      GROUP BY l.id, p.vendor_id HAVING count(DISTINCT part.id) FILTER (WHERE order_is_preparing(part.status)) = 1
        AND NOT bool_or(u.email = 'customer@demo.balsam.test')
    )
    SELECT id, product_id FROM fit
    WHERE vendor_id = (SELECT vendor_id FROM fit GROUP BY vendor_id HAVING count(DISTINCT product_id) > 1 ORDER BY min(on_hand), vendor_id LIMIT 1)
    ORDER BY on_hand, id`);
  const [first] = lots;
  const second = lots.find(({ product_id: id }) => id !== first?.product_id);
  if (!first || !second) throw new Error('The demo has too few open parcels with batches.');
  return { product_ids: [first.product_id, second.product_id], lot_ids: [first.id, second.id], sold_from: null };
};

const anyBatch = async (database: Database, except: readonly number[]): Promise<Scope> => {
  const lot = await database.first<{ id: number; product_id: number }>(sql`
    SELECT l.id, l.product_id FROM lots l JOIN products p ON p.id = l.product_id AND p.vendor_id <> ${MAIN_VENDOR}
    WHERE l.stop IS NULL AND l.on_hand > 0 AND NOT l.remainder AND p.id <> ALL(${[...except]}::bigint[]) ORDER BY l.id DESC LIMIT 1`);
  if (!lot) throw new Error('The demo has no batch on sale.');
  return { product_ids: [lot.product_id], lot_ids: [lot.id], sold_from: null };
};

/** Three recalls by the code of the shop: one closed with its report, one open with held parcels, and a draft. */
export const recallBatches = async (database: Database, now: Date): Promise<void> => {
  const recalls = createRecallService({ database });
  const tell = createRecallCases(database);

  const draft = async (texts: Texts, scope: Scope) => {
    const id = await recalls.create(admin, { ...texts, ...scope });
    const row = await database.first<{ recall_no: string }>(sql`SELECT recall_no FROM recalls WHERE id = ${id}`);
    return { id, recall_no: row?.recall_no ?? '' };
  };

  const opened = async (texts: Texts, scope: Scope, days: number) => {
    const { id, recall_no } = await draft(texts, scope);
    await recalls.open(admin, id, { recall_no });
    await tell();
    await dateBack(database, id, daysBefore(now, days));
    return id;
  };

  const closedScope = await soldOut(database, now);
  const closed = await opened(leakyPacks, closedScope, OPENED_DAYS);
  await answer(database, closed);
  await recalls.close(admin, closed, {
    conclusion: 'The buyers were told within an hour. The packs that came back were destroyed by the manufacturer.',
    conclusion_arabic: 'أُبلغ المشترون خلال ساعة. وأتلفت الشركة المصنّعة العبوات المعادة.',
    shortfall_reason: 'Two buyers could not be reached by mail or phone.',
  });
  await database.query(sql`UPDATE recalls SET closed_at = ${daysBefore(now, CLOSED_DAYS)} WHERE id = ${closed}`);
  const openScope = await inOpenParcels(database);
  await opened(wrongLeaflet, openScope, 1);
  const bent = { title: 'Needles bent in transport', title_arabic: 'إبر انثنت أثناء النقل' };
  await draft(
    { ...wrongLeaflet, ...bent },
    await anyBatch(database, [...closedScope.product_ids, ...openScope.product_ids]),
  );
};

/** Moves what opening a recall wrote to an earlier time; its mails have left. */
const dateBack = async (database: Database, id: number, moment: string): Promise<void> => {
  await database.query(sql`UPDATE recall_products SET added_at = ${moment} WHERE recall_id = ${id}`);
  await database.query(sql`UPDATE recall_lots SET added_at = ${moment} WHERE recall_id = ${id}`);
  await database.query(sql`
    UPDATE recalls SET created_at = ${moment}, opened_at = ${moment}, cases_done_at = ${moment}::timestamptz + interval '2 minutes'
    WHERE id = ${id}`);
  await database.query(sql`
    UPDATE recall_cases SET created_at = ${moment}::timestamptz + interval '1 minute' WHERE recall_id = ${id}`);
  await database.query(sql`
    UPDATE outbox SET done_at = ${moment}::timestamptz + interval '3 minutes', created_at = ${moment}, payload = payload - 'token'
    WHERE template LIKE 'recall-%' AND done_at IS NULL`);
};

/** Answers of all buyers but two: most send their units back. */
const answer = (database: Database, id: number) =>
  database.query(sql`
    UPDATE recall_cases c SET acknowledged_at = c.created_at + buyer.place * interval '5 hours', channel = 'link',
      acknowledged_by = buyer.name, returned = CASE WHEN buyer.place % 3 = 0 THEN 0 ELSE c.quantity END,
      used = CASE WHEN buyer.place % 3 = 0 THEN c.quantity ELSE 0 END
    FROM (
      SELECT u.id, u.firstname || ' ' || u.lastname AS name, row_number() OVER (ORDER BY u.id) AS place
      FROM users u WHERE u.id IN (
        SELECT part.user_id FROM recall_cases own JOIN order_items item ON item.id = own.order_item_id
        JOIN vendor_orders part ON part.id = item.vendor_order_id WHERE own.recall_id = ${id})
    ) AS buyer, order_items item, vendor_orders part
    WHERE c.recall_id = ${id} AND item.id = c.order_item_id AND part.id = item.vendor_order_id AND part.user_id = buyer.id
      AND buyer.place > 2`);
