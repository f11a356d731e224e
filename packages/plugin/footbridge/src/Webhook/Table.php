<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** The outbox's table. It is created with the first webhook, so that every site of a network gets its own. */
final class Table {
	private const VERSION = '1';
	private const OPTION  = 'footbridge_outbox_version';
	public const LOCK     = 'footbridge_outbox_lock';

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'footbridge_outbox';
	}

	public static function make(): void {
		global $wpdb;
		require_once constant( 'ABSPATH' ) . 'wp-admin/includes/upgrade.php';
		$name = self::name();
		// dbDelta() reads this line by line: two spaces after PRIMARY KEY.
		dbDelta(
			"CREATE TABLE {$name} (
				place bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				id char(36) NOT NULL,
				events longtext NOT NULL,
				state varchar(10) NOT NULL,
				created bigint(20) NOT NULL,
				due bigint(20) NOT NULL,
				tried bigint(20) NOT NULL,
				tries int(11) NOT NULL,
				result varchar(200) NOT NULL,
				pages int(11) NULL,
				PRIMARY KEY  (place),
				KEY state (state,place)
			) {$wpdb->get_charset_collate()};"
		);
		update_option( self::OPTION, self::VERSION );
	}

	/** Whether the table exists: reading does not create it. */
	public static function is_there(): bool {
		return self::VERSION === get_option( self::OPTION );
	}
}
