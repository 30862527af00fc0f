import { describe, expect, it } from 'vitest'
import { percentFrom, subScoresFrom } from './percent'

describe('percentFrom', () => {
  it.each([
    ['Match Percentage: 82%', 82],
    ['<b>Match:</b> <i>67.5</i> %', 68],
    ['The match is 40 % of 100%', 40],
    ['No number', null],
    ['Score 250%', 100],
    ['style <p style="width:50%">Match 71%</p>', 71],
    ['', null],
    ['0%', 0],
    ['54.49%', 54],
    ['54.5%', 55],
    ['99.5%', 100],
    ['less < 5 and\n 61%', 61],
  ])('reads %j as %s [MATCH-19] [OPEN-018]', (reply, percent) => {
    expect(percentFrom(reply)).toBe(percent)
  })
})

describe('subScoresFrom', () => {
  it.each([
    ['Match Percentage: 80%\nSkills Match: 73%\nExperience Match: 100%', 73, 100],
    ['Match Percentage: 80%\nSkills Match: 73%', 73, null],
    ['Match Percentage: 80%', null, null],
  ])('takes from %j only what stands there [OPEN-019]', (reply, skills, experience) => {
    expect(subScoresFrom(reply)).toEqual({ skills, experience })
  })
})
