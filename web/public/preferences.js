// Runs before the first paint, so that nobody sees the wrong direction or a white flash. A file of its own, because the
// content security policy refuses inline scripts. web/base/preferences.ts writes the cookies.
(() => {
  const cookie = (name) =>
    document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const root = document.documentElement;
  const isArabic = cookie('wasla-language') === 'ar';
  root.lang = isArabic ? 'ar' : 'en';
  root.dir = isArabic ? 'rtl' : 'ltr';
  const theme = cookie('wasla-theme');
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mode = isDark ? 'dark' : 'light';
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.backgroundColor = isDark ? '#0F1717' : '#F5F7F7';
  // The links above this script name the code of the sign-in screen: it is fetched ahead for who will see that screen.
  if (localStorage.getItem('token') === null) {
    for (const link of document.querySelectorAll('link[rel="visitors-preload"]')) link.rel = 'modulepreload';
  }
})();
