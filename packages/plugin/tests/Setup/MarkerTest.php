<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\Marker;
use Footbridge\Tests\Double\SiteDatabase;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** An import and its marker are written both or neither, so no import doubles another. */
final class MarkerTest extends TestCase {
	private const BEFORE = array( 'blogname' => 'Before' );

	private SiteDatabase $database;

	protected function setUp(): void {
		WordPress::reset();
		$this->use_database( new SiteDatabase() );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wpdb'] );
	}

	private function use_database( SiteDatabase $database ): void {
		$database->rows  = self::BEFORE;
		$this->database  = $database;
		$GLOBALS['wpdb'] = $database;
	}

	/** @return list<string> */
	private function work(): array {
		$this->database->rows['blogname'] = 'Example House';
		return array( '1 post' );
	}

	private function work_and_fail(): void {
		$this->work();
		throw new \LogicException( 'The disk is full.' );
	}

	/** @param callable(): mixed $work */
	private static function message( callable $work ): string {
		try {
			$work();
		} catch ( \Throwable $problem ) {
			return $problem->getMessage();
		}
		return '';
	}

	public function test_the_marker_is_set_in_the_same_transaction_as_the_content(): void {
		self::assertSame( array( '1 post' ), Marker::with( 'abc', fn() => $this->work() ) );
		self::assertSame( array( 'START TRANSACTION', 'COMMIT' ), $this->database->statements );
		self::assertSame( array( 'blogname' => 'Example House', Marker::OPTION => 'abc' ), $this->database->rows );
	}

	public function test_an_import_that_fails_leaves_nothing_and_can_be_repeated(): void {
		self::assertSame( 'The disk is full.', self::message( fn() => Marker::with( 'abc', fn() => $this->work_and_fail() ) ) );
		self::assertSame( self::BEFORE, $this->database->rows );
		Marker::with( 'abc', fn() => $this->work() );
		self::assertSame( 'abc', $this->database->rows[ Marker::OPTION ] );
	}

	public function test_an_import_whose_process_is_killed_leaves_nothing(): void {
		$killed = function (): array {
			$this->work();
			$this->database->disconnect();
			self::assertSame( self::BEFORE, $this->database->rows );
			throw new \LogicException( 'killed' );
		};
		self::message( static fn() => Marker::with( 'abc', $killed ) );
		self::assertSame( self::BEFORE, $this->database->rows );
	}

	public function test_without_transactions_an_interrupted_import_cannot_be_doubled(): void {
		$this->use_database( new SiteDatabase( false ) );
		self::message( fn() => Marker::with( 'abc', fn() => $this->work_and_fail() ) );
		WordPress::$options = $this->database->rows;
		self::assertStringContainsString( 'interrupted', self::message( array( Marker::class, 'read' ) ) );
	}

	public function test_a_connection_that_is_lost_on_the_way_is_no_whole_import(): void {
		$loses = function (): array {
			$this->database->disconnect();
			return $this->work();
		};
		self::assertStringContainsString( 'a lost connection, or a deadlock', self::message( static fn() => Marker::with( 'abc', $loses ) ) );
		WordPress::$options = $this->database->rows;
		self::assertStringContainsString( 'interrupted', self::message( array( Marker::class, 'read' ) ) );
	}

	public function test_of_two_imports_at_once_one_is_refused_before_it_writes(): void {
		Marker::with( 'abc', fn() => $this->work() );
		$said = self::message( static fn() => Marker::with( 'abc', static fn() => self::fail( 'It was done twice.' ) ) );
		self::assertStringContainsString( 'Another import', $said );
		self::assertSame( 'abc', $this->database->rows[ Marker::OPTION ] );
	}

	public function test_what_an_object_cache_knows_of_a_killed_import_is_forgotten(): void {
		Marker::with( 'abc', fn() => $this->work() );
		self::assertCount( 2, WordPress::$calls['wp_cache_flush'] );
	}
}
