<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Entry;
use Footbridge\Webhook\Outbox;
use Footbridge\Webhook\TableStore;
use Footbridge\Tests\Double\Database;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The outbox's table, which may have been lost. */
final class TableStoreTest extends TestCase {
	private Database $database;

	protected function setUp(): void {
		$this->database  = new Database();
		$GLOBALS['wpdb'] = $this->database;
	}

	private static function entry(): Entry {
		return new Entry( 'id-1', Outbox::everything(), 1700000000 );
	}

	public function test_the_table_is_made_with_the_first_webhook(): void {
		( new TableStore() )->add( self::entry() );
		self::assertCount( 1, WordPress::$calls['dbDelta'] );
		self::assertSame( 'id-1', $this->database->rows[0]['id'] );
	}

	public function test_a_table_that_was_lost_is_made_again_and_the_webhook_kept(): void {
		$store = new TableStore();
		$store->add( self::entry() );
		$this->database->has_table = false;
		$store->add( self::entry() );
		self::assertCount( 2, WordPress::$calls['dbDelta'] );
		self::assertCount( 2, $this->database->rows );
	}

	public function test_what_cannot_be_written_down_is_said_and_not_sent_over_and_over(): void {
		$this->expectExceptionMessage( 'could not be stored' );
		( new TableStore() )->update( self::entry() );
	}
}
