<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Collector;
use PHPUnit\Framework\TestCase;

/** Many changes of one request become a short webhook. */
final class CollectorTest extends TestCase {
	private Collector $collector;

	protected function setUp(): void {
		$this->collector = new Collector();
	}

	public function test_changes_of_a_kind_are_one_event_and_nothing_stands_twice(): void {
		$this->collector->add( Collector::NODE, array( 'a', 'b' ), array( '/old/', null, '' ) );
		$this->collector->add( Collector::LIST, array( 'list:post' ) );
		$this->collector->add( Collector::NODE, array( 'b', 'a', '12' ), array( '/old/', '/new/', '34' ) );
		$this->collector->add( Collector::PERMALINKS );
		self::assertSame(
			array(
				array( 'kind' => 'node', 'keys' => array( 'a', 'b', '12' ), 'uris' => array( '/old/', '/new/', '34' ) ),
				array( 'kind' => 'list', 'keys' => array( 'list:post' ), 'uris' => array() ),
				array( 'kind' => 'permalinks', 'keys' => array(), 'uris' => array() ),
			),
			$this->collector->take()
		);
		self::assertSame( array(), $this->collector->take() );
	}

	public function test_everything_takes_the_place_of_all_else(): void {
		$this->collector->add( Collector::NODE, array( 'a' ) );
		$this->collector->all();
		$this->collector->add( Collector::MENU, array( 'b' ) );
		self::assertSame( array( array( 'kind' => 'all', 'keys' => array(), 'uris' => array() ) ), $this->collector->take() );
	}

	public function test_too_many_changes_are_everything(): void {
		for ( $id = 0; $id <= Collector::MAX_IDS; ++$id ) {
			$this->collector->add( Collector::NODE, array( 'k' . $id ) );
		}
		self::assertTrue( $this->collector->is_all() );
	}

	public function test_the_same_change_over_and_over_is_not_many(): void {
		for ( $times = 0; $times < 5000; ++$times ) {
			$this->collector->add( Collector::NODE, array( 'a' ), array( '/a/' ) );
		}
		self::assertFalse( $this->collector->is_all() );
	}
}
