const words: Readonly<Record<string, string>> = {
  language: 'english arabic عربي إنجليزي لغة',
  shortcuts: 'keys keyboard hotkeys مفاتيح اختصارات',
  logOut: 'log out logout sign out signout exit leave quit end تسجيل الخروج خروج إنهاء',
};

/** What people type for an action of the menus, by its id. */
export function actionWords(id: string): string {
  if (id.startsWith('guide-')) return 'help manual how support guide pdf مساعدة دليل شرح كيف دعم';
  if (id.startsWith('theme-')) return 'appearance colours mode night day مظهر ألوان ليلي نهاري';
  return words[id] ?? '';
}
