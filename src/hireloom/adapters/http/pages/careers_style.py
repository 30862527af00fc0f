"""How careers pages look."""

STYLE = """
body > :is(header, main, footer) { max-width: 65rem }
.intro { margin: 0 -1.5rem; padding: 2.5rem 1.5rem; background: var(--co); color: #fff } .intro h1 { font-size: 2rem }
.intro p { max-width: 44rem; margin: .75rem 0 0; white-space: pre-line }
.intro { position: relative } .cover { display: none }
@media (min-width: 56.25rem) { .pictured > :is(h1, p) { position: relative; max-width: 50% }
  .cover { display: block; position: absolute; inset: 0 0 0 auto; width: 56%; height: 100%; object-fit: cover;
  mask-image: linear-gradient(90deg, transparent, #000 45%) } .pictured { min-height: 14.5rem } }
.places { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.75rem; margin: -1.25rem 0 .5rem }
.places b { font: 650 1.25rem Headings, Text, sans-serif } .places .logo { margin-right: -1.1rem }
.places a { color: inherit; font-size: .875rem;
  text-decoration: none } .places .own { margin-left: auto; color: var(--soft) }
.places .own::after { content: " \\2197" }
.promises { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 1px;
  margin: 0 -1.5rem 1.5rem; border-bottom: 1px solid var(--line); background: var(--line) }
.promises div { padding: .9rem 1.5rem; background: var(--surface) } .promises dt { color: inherit; font-weight: 600 }
.promises dd { color: var(--soft); font-size: .875rem }
.two { display: grid; gap: 1.5rem } main .two h2 { margin: 1rem 0 .5rem; font-size: 1.0625rem }
main .two h2 small { color: var(--soft); font: .8125rem Text, sans-serif } .filters h2 { font-size: .875rem }
main .two ul { display: block; margin: 0; padding: 0; list-style: none }
main .two li a { display: flex; gap: 1rem; justify-content: space-between; padding: .3rem .6rem;
  border-radius: 6px; color: inherit; text-decoration: none }
.filters [aria-current] { background: color-mix(in srgb, var(--co) 14%, var(--surface)) }
.filters > summary { padding: .6rem .9rem; border: 1px solid var(--soft); border-radius: 8px; font-weight: 550;
  cursor: pointer } .filters > div { padding-top: .75rem }
/* Folded on a phone only; browsers that cannot open it by a style sheet keep it to be opened by hand. */
@media (min-width: 52rem) { .two { grid-template-columns: 13rem 1fr }
  @supports selector(::details-content) { .filters::details-content { display: block; content-visibility: visible }
    .filters > summary { display: none } .filters > div { padding-top: 0 } } }
.orders { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: .25rem 0; font-size: .875rem } .orders span {
  margin-right: auto } .orders a { color: var(--soft); text-decoration: none } .orders [aria-current] {
  color: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: .3em }
form { display: flex; gap: .5rem } input { min-width: 0; flex: 1; padding: .5rem .7rem; border: 1px solid var(--soft);
  border-radius: 8px; background: var(--surface); color: inherit; font: inherit }
main .do { background: var(--co); color: var(--on-co) } form .do { padding: .5rem .9rem }
.job { border: 1px solid var(--line); padding: .8rem 1rem } .job + .job { border-top: 0 }
.job[open] { box-shadow: inset 3px 0 var(--co) } .job > summary { display: flex; flex-wrap: wrap; gap: .2rem 1rem;
  justify-content: space-between; cursor: pointer; list-style: none } .job b { font-weight: 600 }
.job > summary::after { content: ""; width: .4rem; height: .4rem; margin: .4rem .3rem; border: solid var(--soft);
  border-width: 0 1.5px 1.5px 0; rotate: 45deg } .job[open] > summary::after { rotate: 225deg; margin-top: .7rem }
.job > summary > :first-child { flex: 1 1 16rem } .job > summary > span > span { display: block }
.job .soft, .facts { font-size: .875rem } .facts { display: flex; gap: 1.25rem; align-items: baseline }
.job .facts span { min-width: 8.5rem; color: var(--soft); text-align: end } .job .facts .late { color: var(--late) }
main .two .highlights ul { padding: 0 0 0 1.35rem; list-style: "\\2713\\00a0\\00a0" }
.highlights li::marker { color: color-mix(in srgb, var(--co) 60%, var(--ink)) }
main > h1 + .job { margin-top: 1.25rem }
.ways { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center } .ways .full { margin-left: auto }
#about p { max-width: 44rem; white-space: pre-line }
:root { --late: #ba2d27 } @media (prefers-color-scheme: dark) { :root { --late: #f37f79 } }
@media (max-width: 52rem) { .two { gap: .5rem } .orders a { padding: .6rem 0 }
  main .two .filters ul { display: flex; flex-wrap: wrap; gap: .25rem }
  main .two li a { gap: .4rem; padding: 0 .6rem; min-height: 2.75rem; align-items: center }
  main .intro { padding-block: 1.5rem } .promises { display: block; margin-bottom: 1rem; padding: .5rem 1.5rem;
  background: none } .promises div { display: flex; flex-wrap: wrap; gap: 0 .5rem; padding: .1rem 0 }
  .promises dt { font-size: .875rem } .job > summary { position: relative; display: block; padding-right: 1.5rem }
  .job > summary::after { position: absolute; top: 0; right: 0 } .job .facts { flex-wrap: wrap; gap: 0 1rem }
  .job .facts span { min-width: 0 } }
@media print { .filters, .places a, .orders, .do, .ask { display: none } }
"""
