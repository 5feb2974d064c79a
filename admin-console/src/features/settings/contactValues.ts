import type { PlatformSettings, SiteContact } from '@balsam/shared-api';
import { array, object, string } from 'yup';

/** As many addresses and numbers as there may be; the first is the one for everything. */
export const PLACES = [0, 1, 2] as const;

const error = (name: string) => `settings.contact.error.${name}`;
const required = (name: string) => string().trim().required(error(name));

const several = (name: string, pattern: RegExp) =>
  array(
    string()
      .trim()
      .matches(pattern, { message: error(`${name}Format`), excludeEmptyString: true }),
  ).test('first', function ([first = ''] = []) {
    return first.trim() !== '' || this.createError({ path: `${this.path}.0`, message: error(name) });
  });

const degrees = (name: string, most: number) =>
  required(name).test(
    'degrees',
    error('degrees'),
    (text) => /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most,
  );

/** What the form's fields must be. The messages are keys of the console's texts. */
export const contactSchema = object({
  contact: object({
    emails: several('email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/),
    phones: several('phone', /^\+?[\d ()-]{6,29}$/),
    address: required('address'),
    address_arabic: required('addressArabic'),
    latitude: degrees('latitude', 90),
    longitude: degrees('longitude', 180),
  }),
});

const typed = (texts: readonly string[]) => PLACES.map((place) => texts[place] ?? '');
const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

/** The contact as it is typed; the paths are those of the server's objections. */
export const toContactValues = ({ contact }: PlatformSettings) => ({
  contact: {
    emails: typed(contact.emails),
    phones: typed(contact.phones),
    address: contact.address,
    address_arabic: contact.address_arabic,
    latitude: String(contact.latitude),
    longitude: String(contact.longitude),
  },
});

export const toContact = ({ contact }: ReturnType<typeof toContactValues>): { contact: SiteContact } => ({
  contact: {
    emails: filled(contact.emails),
    phones: filled(contact.phones),
    address: contact.address.trim(),
    address_arabic: contact.address_arabic.trim(),
    latitude: Number(contact.latitude),
    longitude: Number(contact.longitude),
  },
});
