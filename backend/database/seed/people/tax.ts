import type { VatRegime } from '../../../src/facts/vat.ts';
import { VAT_COUNTRIES } from '../../../src/facts/vat.ts';
import { daysBefore } from '../moments.ts';
import type { DemoVendor } from './vendors.ts';

interface DemoTax {
  state: 'waiting' | 'verified' | 'rejected';
  /** What an admin has decided; null while none has, or when he rejected it. */
  regime: VatRegime | null;
  number: string;
  remarks: string;
}

const registered = (number: string): DemoTax => ({ state: 'verified', regime: 'registered', number, remarks: '' });

/** What the vendors have stated to the tax office, by the start of their SKUs; numbers are invented. Who is missing has not. */
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

/** What a vendor is to the tax office in the demo: who is not verified is what his country makes of him. */
export const regimeOf = ({ prefix, iso2 }: DemoVendor): VatRegime =>
  stated[prefix]?.regime ?? VAT_COUNTRIES[iso2].unverified;

/** The columns of a vendor that tell it. @param adminId who has decided */
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
