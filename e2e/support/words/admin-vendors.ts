const en = {
  vendors: {
    // The list
    empty: 'No vendors matched your search.',
    downloadCrOf: (name: string) => `Download CR of ${name}`,
    deleteOf: (name: string) => `Delete ${name}`,

    // The form
    fields: {
      firstname: 'First name',
      lastname: 'Last name',
      email: 'Email',
      phone_number: 'Phone',
      password: 'Password',
      company_name: 'Company name',
      company_name_arabic: 'Company name in Arabic',
      logo: 'Logo',
      cr_certificate: 'CR certificate',
    },
    previewOf: (file: string) => `Preview of ${file}`,
    save: 'Save vendor',
    added: 'Vendor added successfully',
    updated: 'Vendor updated successfully',

    // What the vendor reads
    maySell: 'You can sell on Balsam now',
    notAccepted: (remarks: string) => `Your vendor account was not accepted: ${remarks}`,
    refusedMail: (remarks: string) => `What we noted: ${remarks}`,

    // Deleting
    oneOrder: 'This vendor cannot be deleted: 1 order is still on its way.',
    activate: 'Activate',
    activatedOne: '1 vendor activated',
  },
};

const ar: typeof en = {
  vendors: {
    // The list
    empty: 'لا يوجد بائعون يطابقون بحثك.',
    downloadCrOf: (name) => `تنزيل السجل التجاري للبائع ${name}`,
    deleteOf: (name) => `حذف ${name}`,

    // The form
    fields: {
      firstname: 'الاسم الأول',
      lastname: 'اسم العائلة',
      email: 'البريد الإلكتروني',
      phone_number: 'الهاتف',
      password: 'كلمة المرور',
      company_name: 'اسم الشركة بالإنجليزية',
      company_name_arabic: 'اسم الشركة بالعربية',
      logo: 'الشعار',
      cr_certificate: 'شهادة السجل التجاري',
    },
    previewOf: (file) => `معاينة ${file}`,
    save: 'حفظ البائع',
    added: 'تمت إضافة البائع بنجاح',
    updated: 'تم تحديث بيانات البائع بنجاح',

    // What the vendor reads
    maySell: 'يمكنك البيع في بلسم الآن',
    notAccepted: (remarks) => `لم يُقبل حسابك كبائع: ${remarks}`,
    refusedMail: (remarks) => `ملاحظاتنا: ${remarks}`,

    // Deleting
    oneOrder: 'لا يمكن حذف هذا البائع: له طلب واحد لم يكتمل بعد.',
    activate: 'تنشيط',
    activatedOne: 'تم تنشيط بائع واحد',
  },
};

/** The vendors, as the admin looks after them. */
export const adminVendors = { en, ar };
