const en = {
  // What customers say, as the admin reads it
  moderation: {
    states: { waiting: 'To look at', shown: 'Shown', hidden: 'Hidden' },
    hide: 'Hide',
    show: 'Show again',
    keep: 'Keep',
    shown: 'The review is shown.',
    hidden: 'The review is hidden.',
    reason: 'Reason',
    tooLong: 'At most 500 characters.',
    noMatch: 'No reviews match these filters.',
    bulk: {
      hide: 'Hide',
      hideThree: 'Hide 3 reviews from shoppers?',
      hiddenThree: '3 reviews hidden',
      show: 'Show',
      showThree: 'Show 3 reviews to shoppers?',
      shownThree: '3 reviews shown',
    },
  },
  reviewHidden: 'We have hidden this review. It can no longer be changed.',

  subscribers: {
    states: { confirmed: 'Confirmed', pending: 'Not confirmed yet', left: 'Unsubscribed' },
    language: 'English',
    unsubscribeOf: (email: string) => `Unsubscribe ${email}`,
    unsubscribe: 'Unsubscribe',
    sure: 'Unsubscribe this address?',
    text: (email: string) => `${email} gets no more newsletters, unless they subscribe again themselves.`,
    ended: 'The subscription has been ended.',
  },

  inbox: {
    state: 'State',
    states: { open: 'Open', done: 'Done' },
    noMatch: 'No messages match these filters.',
    reply: 'Reply by email',
    replySubject: (subject: string) => `Re: ${subject}`,
    from: 'From',
    email: 'Email',
    markDone: 'Mark as done',
    done: 'The message is done.',
    openAgain: 'Open again',
    opened: 'The message is open again.',
    doneTwo: 'Mark 2 messages as done?',
    twoDone: '2 messages marked as done',
  },
};

const ar: typeof en = {
  // What customers say, as the admin reads it
  moderation: {
    states: { waiting: 'بانتظار المراجعة', shown: 'ظاهر', hidden: 'مخفي' },
    hide: 'إخفاء',
    show: 'إظهار من جديد',
    keep: 'إبقاء',
    shown: 'التقييم ظاهر الآن.',
    hidden: 'أُخفي التقييم.',
    reason: 'السبب',
    tooLong: '500 حرف على الأكثر.',
    noMatch: 'لا توجد تقييمات تطابق عوامل التصفية.',
    bulk: {
      hide: 'إخفاء',
      hideThree: 'هل تريد إخفاء 3 تقييمات عن المتسوقين؟',
      hiddenThree: 'تم إخفاء 3 تقييمات',
      show: 'إظهار',
      showThree: 'هل تريد إظهار 3 تقييمات للمتسوقين؟',
      shownThree: 'تم إظهار 3 تقييمات',
    },
  },
  reviewHidden: 'أخفينا هذا التقييم، ولم يعد بالإمكان تغييره.',

  subscribers: {
    states: { confirmed: 'مؤكد', pending: 'لم يؤكد بعد', left: 'ألغى الاشتراك' },
    language: 'العربية',
    unsubscribeOf: (email) => `إلغاء اشتراك ${email}`,
    unsubscribe: 'إلغاء الاشتراك',
    sure: 'هل تريد إلغاء اشتراك هذا العنوان؟',
    text: (email) => `لن تصل النشرة إلى ${email} بعد ذلك إلا باشتراك جديد من صاحبه.`,
    ended: 'أُنهي الاشتراك.',
  },

  inbox: {
    state: 'الحالة',
    states: { open: 'مفتوحة', done: 'مُنجزة' },
    noMatch: 'لا توجد رسائل تطابق عوامل التصفية.',
    reply: 'الرد بالبريد',
    replySubject: (subject) => `رد: ${subject}`,
    from: 'المرسل',
    email: 'البريد الإلكتروني',
    markDone: 'تحديد كمُنجزة',
    done: 'أُنجزت الرسالة.',
    openAgain: 'إعادة فتح',
    opened: 'أُعيد فتح الرسالة.',
    doneTwo: 'هل تريد تحديد رسالتين كمُنجزة؟',
    twoDone: 'تم تحديد رسالتين كمُنجزة',
  },
};

/** Reviews, subscribers of the newsletter and messages, as the admin looks after them. */
export const adminReaders = { en, ar };
