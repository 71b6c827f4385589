// Runs before the first paint, so that nobody sees a flash of the other theme.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's theme is used then.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
