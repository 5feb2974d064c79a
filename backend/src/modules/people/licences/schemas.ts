import { z } from 'zod';
import { requiredFile } from '../../../files/uploaded-file.ts';
import { DayField, Id, requiredCode, requiredLines } from '../../../wire/fields.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { LICENCE_ACTIVITIES } from '../../../facts/licences.ts';

const REASON_LENGTH = 1000;
const NUMBER_LENGTH = 60;
const MOST_CATEGORIES = 200;

const LicenceState = z
  .enum(['submitted', 'accepted', 'refused', 'withdrawn'])
  .describe(
    'submitted: to be reviewed by an admin; withdrawn: by the vendor before a decision, or by an admin after it',
  );

const Activity = z.enum(LICENCE_ACTIVITIES).describe('Activity that the licence names; empty for none');

const names = { name: z.string(), name_arabic: z.string() };

export const LicenceType = z
  .object({
    code: z.string().describe('Code of the type'),
    ...names,
    issuer: z.string().describe('Authority that issues it'),
    issuer_arabic: z.string().describe('The same in Arabic'),
    scoped: z.boolean().describe('True: a licence of this type covers only the categories of its scope'),
  })
  .meta({ id: 'LicenceType', description: 'A licence that an authority of one country issues' });

export const CategoryName = z
  .object({ id: z.number().int(), ...names })
  .meta({ id: 'CategoryName', description: 'A category with its names' });

const keys = {
  id: z.number().int(),
  type: LicenceType,
  number: z.string().describe('Number as on the paper'),
  activity: Activity,
  issued_on: z.iso.date().describe('Day of issue'),
  expires_on: z.iso.date().describe('Last day, until midnight in Riyadh'),
  state: LicenceState,
  categories: z.array(CategoryName).describe('Scope; empty for a type without one'),
  file_name: z
    .string()
    .describe('Name of the uploaded paper; empty once it was deleted, 2 years after the store was removed'),
  submitted_at: Moment.describe('Time of the upload'),
  decided_at: Moment.nullable().describe('Time of the decision or withdrawal; null before'),
  reason: z.string().describe('Reason of a refusal or withdrawal; may be empty'),
};

export const Licence = z.object(keys).meta({ id: 'Licence', description: 'A licence of a vendor' });

const LicenceNeed = z
  .object({
    category: CategoryName,
    products: z.number().int().describe('Products of the vendor in this category'),
    paused_from: Moment.nullable().describe(
      'Time from which they are not sold without a newer licence; null while no product needs it',
    ),
    paused: z.boolean().describe('True: they are not sold now'),
  })
  .meta({ id: 'LicenceNeed', description: 'A category of a vendor that needs a licence' });

export const LicenceWarning = z
  .object({
    paused_products: z.number().int().describe('Products not sold now for want of a licence'),
    expiring: z
      .object({ ...names, expires_on: z.iso.date().describe('Last day') })
      .nullable()
      .describe('The licence in force that expires first, within 30 days and without a successor; null without one'),
  })
  .meta({ id: 'LicenceWarning', description: 'Reasons for a vendor to upload a licence, shown on every page' });

export const VendorLicences = z
  .object({
    types: z
      .array(
        z
          .object({ type: LicenceType, needs: z.array(LicenceNeed).describe('Categories of the vendor that need it') })
          .describe('A type and what needs it'),
      )
      .describe('Types of the vendor’s country'),
    licences: z.array(Licence).describe('All licences, newest first'),
    categories: z.array(CategoryName).describe('Categories that a scope can name'),
  })
  .meta({ id: 'VendorLicences', description: 'Licences that a vendor needs, has and lacks' });

const facts = {
  number: requiredCode('licence.number_required', NUMBER_LENGTH).describe('Number as on the paper'),
  activity: Activity.default(''),
  issued_on: DayField('licence.day_required').describe('Day of issue, not after today'),
  expires_on: DayField('licence.day_required').describe('Last day, not before today'),
  // A form with a file sends text.
  categories: z
    .preprocess(
      (ids) => (typeof ids === 'string' ? ids.split(',').filter(Boolean) : ids),
      z.array(Id()).max(MOST_CATEGORIES).default([]),
    )
    .describe('Ids of the categories that it covers, in a form separated by commas; required for a scoped type'),
};

export const LicenceForm = z.strictObject({
  type: requiredCode('licence.type_required', NUMBER_LENGTH).describe('Code of a type of the vendor’s country'),
  ...facts,
  file: requiredFile('licence.file_required').describe('The paper: PDF, JPEG or PNG of at most 5 MB'),
});
export type LicenceForm = z.infer<typeof LicenceForm>;

/** Facts that an admin confirms from the paper. */
export const LicenceAcceptance = z.strictObject(facts);
export type LicenceFacts = z.infer<typeof LicenceAcceptance>;

export const LicenceRefusal = z.strictObject({
  reason: requiredLines('licence.reason_required', REASON_LENGTH).describe('Reason, shown to the vendor'),
});

export const AdminLicence = z
  .object({
    ...keys,
    vendor: z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }),
    mime: z.string().describe('Media type of the paper; empty once it was deleted'),
    decided_by: z.string().nullable().describe('Name of the admin who decided; null before'),
    same_number: z.array(z.string()).describe('Other vendors with a licence of this type and number'),
  })
  .meta({ id: 'AdminLicence', description: 'A licence with its vendor and reviewer' });

export const LicenceFilter = z.strictObject({
  search: SearchText.describe('Part of the vendor’s name or of the number'),
  state: filterOf(LicenceState).describe('Only licences in this state'),
  due: filterOf(z.enum(['expiring', 'expired'])).describe(
    'expiring: accepted and expires within 30 days; expired: accepted and expired; both without a successor',
  ),
});
export type LicenceFilter = z.infer<typeof LicenceFilter>;

export const CategoryHold = z
  .object({
    id: z.number().int(),
    vendor: z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }),
    category: CategoryName,
    type: LicenceType,
    products: z.number().int().describe('Products of the vendor in this category'),
    from_at: Moment.describe('Time since which they are not sold'),
  })
  .meta({ id: 'CategoryHold', description: 'A category that a vendor may not sell for want of a licence' });

export const CategoryHoldFilter = z.strictObject({ search: SearchText.describe('Part of the vendor’s name') });
export type CategoryHoldFilter = z.infer<typeof CategoryHoldFilter>;

export const CategoryGates = z.object({
  gates: z
    .array(
      z
        .object({
          type: LicenceType,
          country: z.object({ iso2: z.string(), name: z.string() }).describe('Country whose vendors need it'),
          required: z.boolean().describe('True: vendors of this country need it for the category'),
          vendors: z
            .number()
            .int()
            .describe('Active vendors of the country with products in the category but without it'),
          products: z
            .number()
            .int()
            .describe('Their approved and active products, which are not sold while it is required'),
        })
        .meta({ id: 'CategoryGate', description: 'A licence that a category may require, with the effect' }),
    )
    .describe('All licences that a category can require'),
});

export const GatesForm = z.strictObject({
  licence_types: z
    .array(requiredCode('licence.type_required', NUMBER_LENGTH))
    .max(50)
    .describe('Codes of the required types'),
  licence_types_seen: z
    .array(requiredCode('licence.type_required', NUMBER_LENGTH))
    .max(50)
    .describe('Required types that the screen showed; 409 if they have changed since'),
});
export type GatesForm = z.infer<typeof GatesForm>;
