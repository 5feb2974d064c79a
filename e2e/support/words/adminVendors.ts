const en = {
  vendors: {
    // The list
    title: 'Vendors',
    loading: 'Fetching vendors...',
    empty: 'No vendors matched your search.',
    add: 'Add Vendor',
    downloadCrOf: (name: string) => `Download CR of ${name}`,
    deleteOf: (name: string) => `Delete ${name}`,

    // The form
    edit: (name: string) => `Edit ${name}`,
    fields: {
      firstname: 'First name',
      lastname: 'Last name',
      email: 'Email',
      phone_number: 'Phone',
      password: 'Password',
      company_name: 'Company name',
      company_name_arabic: 'Company name in Arabic',
      company_phone_no: 'Company phone',
      company_address: 'Company address',
      postal_code: 'Postal code',
      logo: 'Logo',
      cr_certificate: 'CR certificate',
    },
    missing: {
      firstname: 'The first name field is required.',
      lastname: 'The last name field is required.',
      email: 'Email is required.',
      phone_number: 'The phone number field is required.',
      password: 'The password field is required.',
      company_name: 'The company name field is required.',
      logo: 'The logo field is required.',
      cr_certificate: 'The CR certificate field is required.',
    },
    emailTaken: 'This email already has an account.',
    previewOf: (file: string) => `Preview of ${file}`,
    downloadCr: 'Download CR',
    save: 'Save vendor',
    added: 'Vendor added successfully',
    addFailed: 'Failed to add vendor',
    unexpected: 'An unexpected error occurred',
    updated: 'Vendor updated successfully',
    loadFailed: 'Failed to load vendor data',

    // What the vendor reads
    maySell: 'You can sell on Balsam now',
    notAccepted: (remarks: string) => `Your vendor account was not accepted: ${remarks}`,
    refusedMail: (remarks: string) => `What we noted: ${remarks}`,

    // Deleting
    deleted: 'Vendor deleted successfully',
    oneOrder: 'This vendor cannot be deleted: 1 order is still on its way.',
    activate: 'Activate',
    activateOne: 'Activate 1 vendor?',
    activatedOne: '1 vendor activated',
    delete: 'Delete',
    deleteTwo: 'Are you sure to delete 2 vendors?',
    deletedOne: '1 vendor deleted',
    stayed: '1 vendor stayed as it was',
  },
};

const ar: typeof en = {
  vendors: {
    // The list
    title: 'البائعون',
    loading: 'جارٍ تحميل البائعين...',
    empty: 'لا يوجد بائعون يطابقون بحثك.',
    add: 'إضافة بائع',
    downloadCrOf: (name) => `تنزيل السجل التجاري للبائع ${name}`,
    deleteOf: (name) => `حذف ${name}`,

    // The form
    edit: (name) => `تعديل ${name}`,
    fields: {
      firstname: 'الاسم الأول',
      lastname: 'اسم العائلة',
      email: 'البريد الإلكتروني',
      phone_number: 'الهاتف',
      password: 'كلمة المرور',
      company_name: 'اسم الشركة بالإنجليزية',
      company_name_arabic: 'اسم الشركة بالعربية',
      company_phone_no: 'هاتف الشركة',
      company_address: 'عنوان الشركة',
      postal_code: 'الرمز البريدي',
      logo: 'الشعار',
      cr_certificate: 'شهادة السجل التجاري',
    },
    missing: {
      firstname: 'حقل الاسم الأول مطلوب.',
      lastname: 'حقل اسم العائلة مطلوب.',
      email: 'البريد الإلكتروني مطلوب.',
      phone_number: 'حقل رقم الهاتف مطلوب.',
      password: 'حقل كلمة المرور مطلوب.',
      company_name: 'حقل اسم الشركة مطلوب.',
      logo: 'حقل الشعار مطلوب.',
      cr_certificate: 'حقل شهادة السجل التجاري مطلوب.',
    },
    emailTaken: 'يوجد حساب بهذا البريد الإلكتروني.',
    previewOf: (file) => `معاينة ${file}`,
    downloadCr: 'تنزيل السجل',
    save: 'حفظ البائع',
    added: 'تمت إضافة البائع بنجاح',
    addFailed: 'تعذّرت إضافة البائع',
    unexpected: 'حدث خطأ غير متوقع',
    updated: 'تم تحديث بيانات البائع بنجاح',
    loadFailed: 'تعذّر تحميل بيانات البائع',

    // What the vendor reads
    maySell: 'يمكنك البيع في بلسم الآن',
    notAccepted: (remarks) => `لم يُقبل حسابك كبائع: ${remarks}`,
    refusedMail: (remarks) => `ملاحظاتنا: ${remarks}`,

    // Deleting
    deleted: 'تم حذف البائع بنجاح',
    oneOrder: 'لا يمكن حذف هذا البائع: له طلب واحد لم يكتمل بعد.',
    activate: 'تنشيط',
    activateOne: 'هل تريد تنشيط بائع واحد؟',
    activatedOne: 'تم تنشيط بائع واحد',
    delete: 'حذف',
    deleteTwo: 'هل أنت متأكد من حذف بائعين؟',
    deletedOne: 'تم حذف بائع واحد',
    stayed: 'بقي بائع واحد كما كان',
  },
};

/** The vendors, as the admin looks after them. */
export const adminVendors = { en, ar };
