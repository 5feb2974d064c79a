const ARABIC_FEW = 10;

/** Arabic counts "3 نتائج", but "11 نتيجة" and "100 نتيجة". */
const results = (count: number): string => {
  if (count === 1) return 'نتيجة واحدة';
  if (count === 2) return 'نتيجتين';
  return count % 100 >= 3 && count % 100 <= ARABIC_FEW ? `${count} نتائج` : `${count} نتيجة`;
};

const products = (count: number): string => {
  if (count === 1) return 'منتج واحد';
  if (count === 2) return 'منتجين';
  const rest = count % 100;
  if (rest >= 3 && rest <= ARABIC_FEW) return `${count} منتجات`;
  return rest > ARABIC_FEW ? `${count} منتجًا` : `${count} منتج`;
};

const en = {
  // Shop
  filters: 'Filters',
  inStockOnly: 'In stock only',
  highestPrice: 'To',
  lowestSlider: 'Lowest price',
  appliedFilters: 'Filters in use',
  chip: {
    search: (text: string) => `“${text}”`,
    tag: (name: string) => `Tag: ${name}`,
    seller: (name: string) => `Seller: ${name}`,
    from: (amount: string) => `From ${amount}`,
    upTo: (amount: string) => `Up to ${amount}`,
    inStock: 'In stock',
    rating: (stars: number) => `Rated ${stars} and up`,
  },
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  products: 'Products',
  showing: (from: number, to: number, of: number) =>
    `Showing ${from}-${to} of ${of} ${of === 1 ? 'product' : 'products'}`,
  showResults: (count: number) => (count === 1 ? 'Show 1 result' : `Show ${count} results`),
  sorts: {
    price_asc: 'Price: low to high',
    price_desc: 'Price: high to low',
    name_asc: 'Name: A to Z',
    name_desc: 'Name: Z to A',
  },
  nextPage: 'Next page',
  resultsFor: (text: string) => `Results for “${text}”`,
  corrected: (typed: string, meant: string) => `No results for “${typed}”. Showing results for “${meant}”.`,

  // Search
  suggestions: 'Suggestions',
};

const ar: typeof en = {
  // Shop
  filters: 'التصفية',
  inStockOnly: 'المتوفر فقط',
  highestPrice: 'إلى',
  lowestSlider: 'أدنى سعر',
  appliedFilters: 'عوامل التصفية المستخدمة',
  chip: {
    search: (text) => `«${text}»`,
    tag: (name) => `الوسم: ${name}`,
    seller: (name) => `البائع: ${name}`,
    from: (amount) => `من ${amount}`,
    upTo: (amount) => `حتى ${amount}`,
    inStock: 'متوفر',
    rating: (stars) => `التقييم ${stars} فأعلى`,
  },
  removeFilter: (filter) => `إزالة عامل التصفية: ${filter}`,
  products: 'المنتجات',
  showing: (from, to, of) => `عرض ${from}-${to} من ${products(of)}`,
  showResults: (count) => `عرض ${results(count)}`,
  sorts: {
    price_asc: 'السعر: من الأقل إلى الأعلى',
    price_desc: 'السعر: من الأعلى إلى الأقل',
    name_asc: 'الاسم: تصاعديًا',
    name_desc: 'الاسم: تنازليًا',
  },
  nextPage: 'الصفحة التالية',
  resultsFor: (text) => `نتائج البحث عن «${text}»`,
  corrected: (typed, meant) => `لا توجد نتائج للبحث عن «${typed}». نعرض نتائج «${meant}».`,

  // Search
  suggestions: 'اقتراحات',
};

/** The list of products with its filters, and the search in the header. */
export const shop = { en, ar };
