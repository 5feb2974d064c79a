import { DEMO } from '../../support/people.ts';
import {
  acceptChanges,
  writeAboutStore,
  writeAsCustomer,
  writeAsVisitor,
  writeContents,
  writeOfSale,
  writeProduct,
  writeSettings,
  type Scene,
} from './canary-writers.ts';
import { openStore } from './goods.ts';
import { plant, type PlantedFields, type Writing } from './planting.ts';
import type { Shop } from './shop.ts';
import { findPlace, newShopper, signIn, signUp, type Answer, type Shopper } from './shoppers.ts';

/** What became of the canary in each field: kept as text, or refused with the field's name. */
export interface Planted extends PlantedFields {
  readonly people: { readonly customer: Shopper; readonly vendor: Shopper; readonly admin: Shopper };
  readonly slug: string;
  readonly orderNo: string;
}

async function openScene(shop: Shop, write: Scene['write']): Promise<Scene> {
  const { origin } = shop;
  const [customer] = await signUp(origin, 1);
  if (!customer) throw new Error('Nobody has signed up.');
  const store = await openStore(shop);
  const goods = await store.sell(50);
  const vendor = newShopper(origin, store.vendor.token);
  const admin = await signIn(newShopper(origin), DEMO.admin);
  const visitor = newShopper(origin);
  return { customer, vendor, admin, visitor, store, goods, place: await findPlace(customer), write };
}

/** Everybody writes the canary into every field that takes text, in the order in which a shop lives. */
export async function plantCanaries(shop: Shop, say: (line: string) => void): Promise<Planted> {
  const kept: string[] = [];
  const refused: string[] = [];
  const unclear: string[] = [];
  const write = async (writing: Writing): Promise<Answer> => {
    const planted = await plant(writing);
    kept.push(...planted.kept);
    refused.push(...planted.refused);
    unclear.push(
      ...planted.unclear.map(
        (field) => `${field}: ${JSON.stringify(planted.answer.body?.errors ?? planted.answer.text.slice(0, 160))}`,
      ),
    );
    return planted.answer;
  };

  const scene = await openScene(shop, write);

  say('visitors and customers write');
  await writeAsVisitor(scene);
  const orderNo = await writeAsCustomer(scene);

  say('vendors write');
  await writeOfSale(scene, orderNo);
  await writeAboutStore(scene);
  const slug = await writeProduct(scene);

  say('the admin writes');
  await acceptChanges(scene);
  await writeContents(scene);
  await writeSettings(scene);
  const { customer, vendor, admin } = scene;
  return { kept, refused, unclear, people: { customer, vendor, admin }, slug, orderNo };
}
