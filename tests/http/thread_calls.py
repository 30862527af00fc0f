"""Calls about the thread of an application."""


def write(browser, number, text):
    return browser.post(f"/api/applications/{number}/messages", json={"text": text})


def thread(browser, number):
    return browser.get(f"/api/applications/{number}/messages").get_json()["messages"]


def texts(browser, number):
    return [message["text"] for message in thread(browser, number)]
