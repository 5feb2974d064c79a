import { array, mixed, number, object, string } from 'yup';
import type { TextKey } from '@balsam/shared-ui';

const error = (name: TextKey<'vendor-portal', 'licences.error'>) => `licences.error.${name}`;
const required = (name: TextKey<'vendor-portal', 'licences.error'>) => string().trim().required(error(name));

/** @param isScoped true for a type whose licences cover only the categories that they name */
export const licenceSchema = (isScoped: (type: string) => boolean) =>
  object({
    type: required('type'),
    number: required('number'),
    issued_on: required('day'),
    expires_on: required('day').test('order', error('order'), (last, { parent }) => last > parent.issued_on),
    categories: array(number().required()).when('type', ([type], rule) =>
      isScoped(String(type)) ? rule.min(1, error('categories')) : rule,
    ),
    file: mixed().required(error('file')),
  });
