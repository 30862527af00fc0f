from hireloom.text_analysis.language.sentence_cache import LONGEST_SENTENCE, sentence_cache


def test_a_sentence_is_read_once_and_a_whole_text_each_time() -> None:
    texts: list[str] = []

    @sentence_cache
    def length(text: str, base: int = 0) -> int:
        texts.append(text)
        return base + len(text)

    sentence, whole = "Taught algebra.", "a" * (LONGEST_SENTENCE + 1)
    assert [length(sentence), length(sentence), length(sentence, 1)] == [15, 15, 16]
    assert length(whole) == length(whole) == LONGEST_SENTENCE + 1
    assert texts == [sentence, sentence, whole, whole]
