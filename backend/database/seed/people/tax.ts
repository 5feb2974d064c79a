import type { VatRegime } from '../../../src/facts/vat.ts';
import { VAT_COUNTRIES } from '../../../src/facts/vat.ts';
import { daysBefore } from '../moments.ts';
import type { DemoVendor } from './vendors.ts';

interface DemoTax {
  state: 'waiting' | 'verified' | 'rejected';
  /** Regime decided by an admin; null if undecided or rejected. */
  regime: VatRegime | null;
  number: string;
  remarks: string;
}

const registered = (number: string): DemoTax => ({ state: 'verified', regime: 'registered', number, remarks: '' });

/** VAT details of the vendors by SKU prefix; numbers are invented. Vendors not listed have provided none. */
const stated: Readonly<Record<string, DemoTax>> = {
  DIL: registered('220011820400002'),
  NKH: registered('310088421300003'),
  MRJ: registered('310166387000003'),
  QSB: { state: 'waiting', regime: null, number: '310442197500003', remarks: '' },
  TYF: {
    state: 'rejected',
    regime: null,
    number: '310900000100003',
    remarks: 'لا يطابق الرقم اسم الشركة في سجل الهيئة.',
  },
};

/** VAT regime of a vendor in the demo; an unverified vendor gets the default of their country. */
export const regimeOf = ({ prefix, iso2 }: DemoVendor): VatRegime =>
  stated[prefix]?.regime ?? VAT_COUNTRIES[iso2].unverified;

/** VAT columns of a vendor. @param adminId admin who made the decision */
export const taxColumns = ({ prefix, company }: DemoVendor, now: Date, adminId: number) => {
  const tax = stated[prefix];
  const isDecided = tax !== undefined && tax.state !== 'waiting';
  return {
    vat_regime: tax?.regime ?? null,
    vat_state: tax?.state ?? 'none',
    vat_number: tax?.number ?? '',
    legal_name: tax ? `${company[0]} W.L.L.` : '',
    legal_name_ar: tax ? `شركة ${company[1]} ذ.م.م` : '',
    vat_asked_at: tax ? daysBefore(now, isDecided ? 400 : 2) : null,
    vat_decided_at: isDecided ? daysBefore(now, 399) : null,
    vat_decided_by: isDecided ? adminId : null,
    vat_remarks: tax?.remarks ?? '',
  };
};
