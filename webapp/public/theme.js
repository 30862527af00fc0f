// A chosen theme is set before the first paint; without a choice the system decides.
;(function () {
  try {
    const chosen = localStorage.getItem('theme')
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  } catch {
    // Storage is blocked: the system decides.
  }
})()
