const en = {
  // Who changed what
  audit: {
    title: 'Audit log',
    filter: { person: 'Person' },
    acts: {
      approval: 'Product approval changed',
      created: 'Product added',
      picture: 'Picture uploaded',
    },
    facts: { who: 'Who', when: 'When' },
    values: { approval: 'Approval', waiting: 'Waiting for approval', approved: 'Approved' },
  },
};

const ar: typeof en = {
  // Who changed what
  audit: {
    title: 'سجل التغييرات',
    filter: {
      person: 'الشخص',
    },
    acts: {
      approval: 'تغيير اعتماد منتج',
      created: 'إضافة منتج',
      picture: 'رفع صورة',
    },
    facts: { who: 'من', when: 'متى' },
    values: { approval: 'الاعتماد', waiting: 'بانتظار الاعتماد', approved: 'معتمد' },
  },
};

/** The log of what admins and vendors change. */
export const adminAudit = { en, ar };
