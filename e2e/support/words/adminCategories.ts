const en = {
  categories: {
    // The list
    title: 'Categories',
    search: 'Search categories',
    loading: 'Fetching categories...',
    empty: 'No categories matched your search.',
    add: 'Add category',
    active: 'Active',
    inactive: 'Inactive',
    deleteOf: (name: string) => `Delete ${name}`,

    // The form
    edit: (name: string) => `Edit ${name}`,
    fields: {
      category_name: 'Category Name',
      category_description: 'Description',
      category_name_arabic: 'Category Name Arabic',
      category_description_arabic: 'Description Arabic',
      category_image: 'Category image',
    },
    missing: {
      category_name: 'Category Name is required.',
      category_description: 'Description is required.',
      category_name_arabic: 'Category Name Arabic is required.',
      category_description_arabic: 'Description Arabic is required.',
      category_image: 'Category image is required.',
    },
    notAnImage: 'Choose an image file.',
    save: 'Save category',
    created: 'Category created successfully',
    updated: 'Category updated successfully',
    createUnanswered: 'An error occurred while creating the category',
    loadFailed: 'Failed to load category data',

    // In the shop
    nothingSold: 'No products found',

    // Many at once, and deleting
    activate: 'Activate',
    activateOne: 'Activate 1 category?',
    activatedOne: '1 category activated',
    deleted: 'Category deleted successfully',
    oneProduct: 'This category cannot be deleted: 1 product is in it. Move it to another category first.',
  },
};

const ar: typeof en = {
  categories: {
    // The list
    title: 'الفئات',
    search: 'ابحث في الفئات',
    loading: 'جارٍ تحميل الفئات...',
    empty: 'لا توجد فئات تطابق بحثك.',
    add: 'إضافة فئة',
    active: 'نشطة',
    inactive: 'غير نشطة',
    deleteOf: (name) => `حذف ${name}`,

    // The form
    edit: (name) => `تعديل ${name}`,
    fields: {
      category_name: 'اسم الفئة بالإنجليزية',
      category_description: 'الوصف بالإنجليزية',
      category_name_arabic: 'اسم الفئة بالعربية',
      category_description_arabic: 'الوصف بالعربية',
      category_image: 'صورة الفئة',
    },
    missing: {
      category_name: 'اسم الفئة بالإنجليزية مطلوب.',
      category_description: 'الوصف بالإنجليزية مطلوب.',
      category_name_arabic: 'اسم الفئة بالعربية مطلوب.',
      category_description_arabic: 'الوصف بالعربية مطلوب.',
      category_image: 'صورة الفئة مطلوبة.',
    },
    notAnImage: 'اختر ملف صورة.',
    save: 'حفظ الفئة',
    created: 'تم إنشاء الفئة بنجاح',
    updated: 'تم تحديث الفئة بنجاح',
    createUnanswered: 'حدث خطأ أثناء إنشاء الفئة',
    loadFailed: 'تعذّر تحميل بيانات الفئة',

    // In the shop
    nothingSold: 'لم نجد أي منتجات',

    // Many at once, and deleting
    activate: 'تنشيط',
    activateOne: 'هل تريد تنشيط فئة واحدة؟',
    activatedOne: 'تم تنشيط فئة واحدة',
    deleted: 'تم حذف الفئة بنجاح',
    oneProduct: 'لا يمكن حذف هذه الفئة: فيها منتج واحد. انقله إلى فئة أخرى أولًا.',
  },
};

/** The categories, as the admin looks after them. */
export const adminCategories = { en, ar };
