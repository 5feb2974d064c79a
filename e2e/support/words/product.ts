const REVIEWS = ['لا تقييمات', 'تقييم واحد', 'تقييمان'];
const STARS = ['بلا نجوم', 'نجمة واحدة', 'نجمتان'];

const en = {
  // Pictures
  picture: (name: string, number: number) => `${name}, picture ${number}`,
  showPicture: (number: number) => `Show picture ${number}`,
  morePictures: (count: number) => `Show ${count} more pictures`,
  enlarge: 'Enlarge',
  pictures: 'Product pictures',
  nextPicture: 'Next picture',

  // What it costs and whether it can be had
  sku: 'SKU',
  inStock: 'In stock',
  quantity: 'Quantity',
  oneMorePiece: 'One more',
  arrives: 'Arrives',
  arrivesBetween: (from: number, to: number) => new RegExp(`^Arrives \\w+, \\w+ ${from} – \\w+, \\w+ ${to}$`),

  // Who sells it, who is told of it, what goes with it
  tags: 'Tags',
  tagFilter: (name: string) => `Tag: ${name}`,
  copyLink: 'Copy link',
  linkCopied: 'The link is copied.',
  related: 'You may also need',

  // Quick view
  quickViewOf: (name: string) => `Quick view: ${name}`,
  fullDetails: 'View full details',
  listView: 'List view',
  sortBy: 'Sort by',
  viewCart: 'View cart',

  // Reviews
  reviewsTab: (total: number) => `Reviews (${total})`,
  reviewsCount: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  rated: (stars: number) => `Rated ${stars} out of 5`,
  reviewNumbers: 'Reviews in numbers',
  reviewList: 'Reviews',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  verifiedPurchase: 'Verified purchase',
  writeReview: 'Write a review',
  deleteReview: 'Delete review',
  yourReview: 'Your review',
  ownReview: 'Your review',
  sendReview: 'Send review',
  reviewPublished: 'Thank you. Your review is published.',
  reviewDeleted: 'Your review is deleted.',
  deleteReviewTitle: 'Delete your review?',

  // Wishlist
  wishlist: 'Wishlist',
  keep: (name: string) => `Add to wishlist: ${name}`,
  kept: 'Added to your wishlist.',
  letGo: 'Removed from your wishlist.',
  moveToCart: (name: string) => `Move ${name} to the cart`,
  movedToCart: (name: string) => `${name} is in your cart now.`,
  removeWish: (name: string) => `Remove ${name} from wishlist`,
  undo: 'Undo',
};

const ar: typeof en = {
  // Pictures
  picture: (name, number) => `${name}، الصورة ${number}`,
  showPicture: (number) => `عرض الصورة ${number}`,
  morePictures: (count) => (count === 2 ? 'عرض صورتين أخريين' : `عرض ${count} صور أخرى`),
  enlarge: 'تكبير',
  pictures: 'صور المنتج',
  nextPicture: 'الصورة التالية',

  // What it costs and whether it can be had
  sku: 'رمز المنتج',
  inStock: 'متوفر',
  quantity: 'الكمية',
  oneMorePiece: 'زيادة الكمية بواحد',
  arrives: 'يصل',
  arrivesBetween: (from, to) => new RegExp(`^يصل \\S+، ${from}( \\S+)? – \\S+، ${to} \\S+$`),

  // Who sells it, who is told of it, what goes with it
  tags: 'الوسوم',
  tagFilter: (name) => `الوسم: ${name}`,
  copyLink: 'نسخ الرابط',
  linkCopied: 'نُسخ الرابط.',
  related: 'منتجات قد تحتاج إليها',

  // Quick view
  quickViewOf: (name) => `نظرة سريعة: ${name}`,
  fullDetails: 'عرض التفاصيل الكاملة',
  listView: 'عرض كقائمة',
  sortBy: 'ترتيب حسب',
  viewCart: 'عرض السلة',

  // Reviews
  reviewsTab: (total) => `التقييمات (${total})`,
  reviewsCount: (count) => REVIEWS[count] ?? `${count} تقييمات`,
  rated: (stars) => `التقييم ${stars} من 5`,
  reviewNumbers: 'التقييمات بالأرقام',
  reviewList: 'التقييمات',
  stars: (count) => STARS[count] ?? `${count} نجوم`,
  verifiedPurchase: 'عملية شراء موثقة',
  writeReview: 'اكتب تقييمًا',
  deleteReview: 'حذف التقييم',
  yourReview: 'رأيك',
  ownReview: 'تقييمك',
  sendReview: 'إرسال التقييم',
  reviewPublished: 'شكرًا لك. نُشر تقييمك.',
  reviewDeleted: 'حُذف تقييمك.',
  deleteReviewTitle: 'هل تريد حذف تقييمك؟',

  // Wishlist
  wishlist: 'المفضلة',
  keep: (name) => `أضف إلى المفضلة: ${name}`,
  kept: 'أُضيف المنتج إلى المفضلة.',
  letGo: 'أُزيل المنتج من المفضلة.',
  moveToCart: (name) => `نقل ${name} إلى السلة`,
  movedToCart: (name) => `${name} الآن في سلتك.`,
  removeWish: (name) => `حذف ${name} من المفضلة`,
  undo: 'تراجع',
};

/** The product's page, its quick view, its reviews and the wishlist. */
export const product = { en, ar };
