<?php
// A head's callback of a plugin that is about something else.
function analytics_test_head(): void {
	echo '<meta name="description" content="By another plugin">';
}
