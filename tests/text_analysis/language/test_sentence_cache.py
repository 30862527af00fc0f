from hireloom.text_analysis.language.sentence_cache import LONGEST_SENTENCE, MOST_LONG, sentence_cache


def test_a_sentence_is_read_once_and_of_long_texts_the_last_few() -> None:
    texts: list[str] = []

    @sentence_cache
    def length(text: str, base: int = 0) -> int:
        texts.append(text)
        return base + len(text)

    sentence, *long_texts = "Taught algebra.", *("a" * (LONGEST_SENTENCE + more) for more in range(1, MOST_LONG + 2))
    assert [length(sentence), length(sentence), length(sentence, 1)] == [15, 15, 16]
    assert [length(text) for text in long_texts] == [len(text) for text in long_texts]
    assert [length(long_texts[-1]), length(long_texts[0])] == [len(long_texts[-1]), len(long_texts[0])]
    assert texts == [sentence, sentence, *long_texts, long_texts[0]]
