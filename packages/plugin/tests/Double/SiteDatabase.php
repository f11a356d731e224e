<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Double;

/** A site's table of options in a database that has transactions, or has none. */
final class SiteDatabase {
	public string $options = 'wp_options';
	/** @var array<string, string> Values by name, as other connections see them after a commit. */
	public array $rows = array();
	/** @var list<string> Statements. */
	public array $statements = array();
	private bool $has_transactions;
	/** @var array<string, string>|null What a rollback restores. */
	private ?array $before = null;

	public function __construct( bool $has_transactions = true ) {
		$this->has_transactions = $has_transactions;
	}

	public function query( string $statement ): bool {
		$this->statements[] = $statement;
		if ( 'START TRANSACTION' === $statement && $this->has_transactions ) {
			$this->before = $this->rows;
		}
		if ( 'ROLLBACK' === $statement ) {
			$this->disconnect();
		}
		$this->before = 'COMMIT' === $statement ? null : $this->before;
		return true;
	}

	/** Rolls back, as a server does when a connection ends because of a killed process or a network failure. */
	public function disconnect(): void {
		$this->rows   = $this->before ?? $this->rows;
		$this->before = null;
	}

	/**
	 * @param array<string, string> $row A row.
	 * @return int|false
	 */
	public function insert( string $table, array $row ) {
		if ( isset( $this->rows[ $row['option_name'] ] ) ) {
			return false;
		}
		$this->rows[ $row['option_name'] ] = $row['option_value'];
		return 1;
	}

	/**
	 * @param array<string, string> $row   New values.
	 * @param array<string, string> $where Which rows.
	 */
	public function update( string $table, array $row, array $where ): int {
		if ( ( $this->rows[ $where['option_name'] ] ?? null ) !== $where['option_value'] ) {
			return 0;
		}
		$this->rows[ $where['option_name'] ] = $row['option_value'];
		return 1;
	}

	public function suppress_errors( bool $suppress = true ): bool {
		return false;
	}
}
