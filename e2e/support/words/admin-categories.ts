const en = {
  categories: {
    // The list
    title: 'Categories',
    inactive: 'Inactive',
    deleteOf: (name: string) => `Delete ${name}`,

    // The form
    fields: {
      category_name: 'Category Name',
      category_description: 'Description',
      category_name_arabic: 'Category Name Arabic',
      category_description_arabic: 'Description Arabic',
      category_image: 'Category image',
    },
    save: 'Save category',
    created: 'Category created successfully',

    // Many at once, and deleting
    deleted: 'Category deleted successfully',
  },
};

const ar: typeof en = {
  categories: {
    // The list
    title: 'الفئات',
    inactive: 'غير نشطة',
    deleteOf: (name) => `حذف ${name}`,

    // The form
    fields: {
      category_name: 'اسم الفئة بالإنجليزية',
      category_description: 'الوصف بالإنجليزية',
      category_name_arabic: 'اسم الفئة بالعربية',
      category_description_arabic: 'الوصف بالعربية',
      category_image: 'صورة الفئة',
    },
    save: 'حفظ الفئة',
    created: 'تم إنشاء الفئة بنجاح',

    // Many at once, and deleting
    deleted: 'تم حذف الفئة بنجاح',
  },
};

/** The categories, as the admin looks after them. */
export const adminCategories = { en, ar };
