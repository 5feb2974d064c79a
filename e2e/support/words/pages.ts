const en = {
  titleOfHome: 'Balsam · Medical supplies',
  titleOfAbout: 'About us · Balsam',
  titleOf: (name: string) => `${name} · Balsam`,
  titleOfMissing: 'Page not found · Balsam',
  homePage: 'Home',
  aboutUs: 'About us',
};

const ar: typeof en = {
  titleOfHome: 'بلسم · مستلزمات طبية',
  titleOfAbout: 'من نحن · بلسم',
  titleOf: (name) => `${name} · بلسم`,
  titleOfMissing: 'الصفحة غير موجودة · بلسم',
  homePage: 'الرئيسية',
  aboutUs: 'من نحن',
};

/** What pages call themselves in the browser's tab, and the way to them. */
export const pages = { en, ar };
