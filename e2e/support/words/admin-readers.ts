const en = {
  // What customers say, as the admin reads it
  moderation: {
    states: { shown: 'Shown', hidden: 'Hidden' },
    hide: 'Hide',
    show: 'Show again',
    shown: 'The review is shown.',
    hidden: 'The review is hidden.',
    reason: 'Reason',
  },

  subscribers: {
    states: { pending: 'Not confirmed yet', left: 'Unsubscribed' },
    language: 'English',
    unsubscribeOf: (email: string) => `Unsubscribe ${email}`,
    unsubscribe: 'Unsubscribe',
    sure: 'Unsubscribe this address?',
    ended: 'The subscription has been ended.',
  },

  inbox: {
    reply: 'Reply by email',
    replySubject: (subject: string) => `Re: ${subject}`,
    from: 'From',
    markDone: 'Mark as done',
    done: 'The message is done.',
  },
};

const ar: typeof en = {
  // What customers say, as the admin reads it
  moderation: {
    states: { shown: 'ظاهر', hidden: 'مخفي' },
    hide: 'إخفاء',
    show: 'إظهار من جديد',
    shown: 'التقييم ظاهر الآن.',
    hidden: 'أُخفي التقييم.',
    reason: 'السبب',
  },

  subscribers: {
    states: { pending: 'لم يؤكد بعد', left: 'ألغى الاشتراك' },
    language: 'العربية',
    unsubscribeOf: (email) => `إلغاء اشتراك ${email}`,
    unsubscribe: 'إلغاء الاشتراك',
    sure: 'هل تريد إلغاء اشتراك هذا العنوان؟',
    ended: 'أُنهي الاشتراك.',
  },

  inbox: {
    reply: 'الرد بالبريد',
    replySubject: (subject) => `رد: ${subject}`,
    from: 'المرسل',
    markDone: 'تحديد كمُنجزة',
    done: 'أُنجزت الرسالة.',
  },
};

/** Reviews, subscribers of the newsletter and messages, as the admin looks after them. */
export const adminReaders = { en, ar };
