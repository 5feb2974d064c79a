import type { RecallCase, RecallContactForm } from '@balsam/shared-api';
import { plainNumber } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const LONGEST_NOTE = 300;

export const CHANNELS = ['phone', 'other'] as const;

/** Units as they are typed. */
export interface CallValues extends Record<'returned' | 'destroyed' | 'used' | 'missing', string> {
  channel: (typeof CHANNELS)[number];
  note: string;
  answered: boolean;
  name: string;
}

const units = string().test('units', textKey('recalls.error.units'), (text = '') =>
  /^\d{0,4}$/.test(plainNumber(text)),
);

/** Validation of the form. The messages are translation keys. */
export const callSchema = object({
  note: string()
    .trim()
    .required(textKey('recalls.error.outcome'))
    .max(LONGEST_NOTE, { message: textKey('recalls.error.long'), params: { most: LONGEST_NOTE } }),
  name: string()
    .trim()
    .when('answered', ([isAnswered], name) => (isAnswered ? name.required(textKey('recalls.error.name')) : name)),
  returned: units,
  destroyed: units,
  used: units,
  missing: units,
});

const textOf = (count: number) => (count > 0 ? String(count) : '');

/** Initial values: an earlier answer can be corrected. */
export const toCallValues = (called: RecallCase): CallValues => ({
  channel: 'phone',
  note: '',
  answered: called.acknowledged_at !== null,
  name: called.acknowledged_by || called.customer,
  returned: textOf(called.returned),
  destroyed: textOf(called.destroyed),
  used: textOf(called.used),
  missing: textOf(called.missing),
});

/** Body of the request; without an answer there are no units. */
export const toCallBody = ({ channel, note, answered, name, ...typed }: CallValues): RecallContactForm => {
  const read = (text: string) => (answered ? Number(plainNumber(text)) : 0);
  const { returned, destroyed, used, missing } = typed;
  return {
    channel,
    note: note.trim(),
    answered,
    name: answered ? name.trim() : '',
    returned: read(returned),
    destroyed: read(destroyed),
    used: read(used),
    missing: read(missing),
  };
};
