import type { CategoryAttribute } from '@balsam/shared-api';

const empty = { help: '', help_arabic: '', unit: '', unit_arabic: '', decimals: 0, min: null, max: null, options: [] };
const asked = { required_from: null, filterable: true, comparable: true };
const option = (id: number, value: string, value_arabic: string) => ({
  ...{ id, value, value_arabic },
  ...{ flag: null, min: null, max: null },
});

/** One attribute of each kind: the material is required, the length will be. */
export const glovesAttributes: CategoryAttribute[] = [
  {
    ...{ ...empty, ...asked, id: 1, code: 'material', kind: 'option', name: 'Material', name_arabic: 'المادة' },
    options: [option(11, 'Nitrile', 'نتريل'), option(12, 'Latex', 'لاتكس')],
    required_from: '2026-01-01',
  },
  {
    ...{ ...empty, ...asked, id: 2, code: 'length', kind: 'number', name: 'Length', name_arabic: 'الطول' },
    ...{ unit: 'mm', unit_arabic: 'مم', decimals: 1, min: 0, max: 500, required_from: '2099-01-01' },
    ...{ help: 'Without the packaging.', help_arabic: 'دون العبوة.' },
  },
  { ...empty, ...asked, id: 3, code: 'powder_free', kind: 'flag', name: 'Powder-free', name_arabic: 'خالٍ من البودرة' },
  {
    ...{ ...empty, ...asked, id: 4, code: 'uses', kind: 'options', name: 'Uses', name_arabic: 'الاستخدامات' },
    options: [option(21, 'Examination', 'الفحص'), option(22, 'Surgery', 'الجراحة')],
  },
  { ...empty, ...asked, id: 5, code: 'finish', kind: 'text', name: 'Finish', name_arabic: 'الملمس' },
];
