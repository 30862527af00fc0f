"""Words that may begin an English sentence without being a name, so that their capital says nothing."""

from hireloom.text_analysis.language.data_files import words_of

OPENERS = words_of("openers.txt")
