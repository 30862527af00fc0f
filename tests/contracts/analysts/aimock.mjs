// An OpenAI-compatible model that does as it is told: it copies its quotes from the resume it is shown.
const { LLMock } = await import(process.env.AIMOCK)

const between = (text, name) => new RegExp(`<${name}-[0-9a-f]{12}>\\n([\\s\\S]*?)\\n</${name}-`).exec(text)[1]

const answers = {
  hints: ({ notes, lines }) => ({
    hints: notes.requirements.map((each, n) => ({ id: each.id, quote: lines[n % lines.length] ?? "" })),
  }),
  about: ({ lines }) => ({
    summary: ["The candidate has shown their work in the resume, and it is described there in detail."],
    highlights: lines.slice(0, 4),
  }),
  duties: ({ notes, lines }) => ({
    duties: notes.duties.map((each) => ({ id: each.id, text: `To do: ${each.text}`, proof: lines[0] ?? "" })),
  }),
  skills: ({ lines }) => ({
    skills: ["limewash scrubbing", "Grafana", "Cobol"].map((name) => ({
      name,
      proof: lines.find((line) => line.includes(name)) ?? "",
    })),
  }),
  questions: ({ notes, lines }) => ({
    questions: notes.entries.map((each) => ({
      id: each.id,
      text: `In your own words: ${each.text}`,
      answer: "I would first say what was asked of me, then what I did, and in the end what came of it.",
      quote: lines[each.id % (lines.length || 1)] ?? "",
    })),
  }),
  letter: ({ notes, lines }) => ({
    paragraphs: [
      `I would like to apply for the position of ${notes.title}, and I am writing to tell you why I think that it fits.`,
      lines.slice(0, 4).map((line) => `My resume says: ${line.slice(2)}`).join(" "),
      "I would be glad to talk with you about the position and to hear what you have in mind for it this year.",
    ],
  }),
  description: ({ notes }) => ({
    about: [
      `${notes.company} is looking for a ${notes.title} in ${notes.location}.`,
      "In this position you will look after the light and everything around it, by day and by night, in every weather.",
    ],
    duties: ["Light", "Wind", "Rope", "Door", "Boat", "Stove", "Radio"].map(
      (each) => `Check the ${each.toLowerCase()} every evening and write down carefully what you have seen there`,
    ),
    needs: ["Experience in quiet places", "Patience in long nights", "Good eyes and a good memory", "Love of order"],
    skills: notes.keywords.map((each) => `Practice in ${each}`),
    offer: [`A position in ${notes.location}`, "Tasks that are written down"],
  }),
}

const mock = new LLMock({ port: 0, host: "127.0.0.1", journalMaxEntries: 20 })
mock.on({ predicate: () => true }, (request) => {
  const asked = request.messages.at(-1).content
  const task = request.response_format.json_schema.name
  const resume = between(asked, "resume")
  const lines = resume.split("\n").filter((line) => line.startsWith("- "))
  const answer = answers[task]({ notes: JSON.parse(between(asked, "notes")), lines })
  return { content: JSON.stringify(answer) }
})
await mock.start()
console.log(`${mock.url}/v1`)
